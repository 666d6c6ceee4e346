// Arrow keys within a group of choices of which only one is in the tab order. Templates of such choices set the property
// `tabIndex`, which is compared with what is there; of an attribute they would not see that it was changed here.

/**
 * For the container's `keydown`. Home, End and the arrows move the focus; up and down by what stands above and below.
 *
 * @param {KeyboardEvent} event
 * @param {string} selector of the choices
 */
export function rove(event, selector) {
    const container = /** @type {HTMLElement} */ (event.currentTarget);
    const choices = /** @type {HTMLElement[]} */ ([...container.querySelectorAll(selector)]);
    const at = choices.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    if (at < 0) return;
    const isReversed = getComputedStyle(container).direction === 'rtl';
    const steps = /** @type {Record<string, number>} */ ({
        ArrowRight: isReversed ? -1 : 1, ArrowLeft: isReversed ? 1 : -1, Home: -choices.length, End: choices.length,
    });
    let next;
    if (event.key in steps) next = choices[Math.min(Math.max(at + steps[event.key], 0), choices.length - 1)];
    else if (event.key === 'ArrowDown') next = neighbour(choices, at, 1);
    else if (event.key === 'ArrowUp') next = neighbour(choices, at, -1);
    if (!next) return;
    event.preventDefault();
    for (const choice of choices) choice.tabIndex = choice === next ? 0 : -1;
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return next;
}

/**
 * The nearest choice in the next row.
 *
 * @param {HTMLElement[]} choices
 * @param {number} at
 * @param {1 | -1} direction
 */
function neighbour(choices, at, direction) {
    // By layout: what is chosen may be drawn smaller.
    const { offsetTop: top, offsetLeft: left } = choices[at];
    let best, row;
    for (let index = at + direction; index >= 0 && index < choices.length; index += direction) {
        const choice = choices[index];
        if (Math.abs(choice.offsetTop - top) < 4) continue;
        if (row !== undefined && Math.abs(choice.offsetTop - row) > 4) break;
        row = choice.offsetTop;
        const distance = Math.abs(choice.offsetLeft - left);
        if (!best || distance < best.distance) best = { distance, choice };
    }
    return best?.choice;
}
