import { bounds, shapes } from '../core/glyph-data.js';

const namespace = 'http://www.w3.org/2000/svg';

/**
 * A glyph as an inline drawing in the colour of the text around it, its ink as large as the box allows.
 *
 * @param {string} data
 */
export function glyphDrawing(data) {
    const parts = shapes(data);
    const { x, y, width, height } = bounds(parts);
    const svg = document.createElementNS(namespace, 'svg');
    svg.setAttribute('viewBox', `${x} ${y} ${width || 1} ${height || 1}`);
    svg.setAttribute('class', 'glyph-drawing');
    svg.setAttribute('aria-hidden', 'true');
    for (const { rule, opacity, path } of parts) {
        const element = document.createElementNS(namespace, 'path');
        element.setAttribute('d', path);
        element.setAttribute('fill-rule', rule);
        if (opacity < 1) element.setAttribute('fill-opacity', String(opacity));
        svg.append(element);
    }
    return svg;
}
