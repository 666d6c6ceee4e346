// The app's own signs, drawn on a grid of 24 with round strokes.

const paths = {
    plus: 'M12 5v14M5 12h14',
    close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
    ellipsis: 'M5.5 12h.01M12 12h.01M18.5 12h.01',
    forward: 'M9 5l7 7-7 7',
    back: 'M15 5l-7 7 7 7',
    undo: 'M8.5 5L4.5 9l4 4M5 9h9a5.5 5.5 0 010 11h-4',
    redo: 'M15.5 5l4 4-4 4M19 9h-9a5.5 5.5 0 000 11h4',
    search: 'M10.5 4.5a6 6 0 110 12 6 6 0 010-12zM15 15l4.5 4.5',
    swap: 'M4 8.5h15M15.5 5L19 8.5 15.5 12M20 15.5H5M8.5 12L5 15.5 8.5 19',
    check: 'M5.5 12.5l4.5 4.5 8.5-10',
};

const namespace = 'http://www.w3.org/2000/svg';

/** <sign-symbol name="plus">: a sign, hidden from assistive technology, since what it stands on has a name. */
class SignSymbol extends HTMLElement {
    connectedCallback() {
        if (this.firstChild) return;
        const svg = document.createElementNS(namespace, 'svg');
        svg.setAttribute('viewBox', '0 0 24 24');
        svg.setAttribute('aria-hidden', 'true');
        const path = document.createElementNS(namespace, 'path');
        path.setAttribute('d', paths[/** @type {keyof typeof paths} */ (this.getAttribute('name'))]);
        svg.append(path);
        this.append(svg);
    }
}

customElements.define('sign-symbol', SignSymbol);
