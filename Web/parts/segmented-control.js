import { each, html } from '../core/html.js';
import { rove } from './roving.js';

/**
 * Tabs that look like one control. The panels are the caller's: `id` of the panel is `panel-` and the segment's id.
 *
 * @template {string} ID
 * @param {{ id: ID, title: string }[]} segments
 * @param {ID} selected
 * @param {string} label
 * @param {(id: ID) => void} select
 */
export function segmentedControl(segments, selected, label, select) {
    const follow = (/** @type {KeyboardEvent} */ event) => {
        const next = rove(event, '[role=tab]');
        if (next) select(/** @type {ID} */ (next.dataset.segment));
    };
    return html`<div class="segmented" role="tablist" aria-label=${label} @keydown=${follow}>
        ${each(segments, ({ id }) => id, ({ id, title }) => html`<button type="button" class="segment" role="tab" id=${`tab-${id}`}
            data-segment=${id} aria-controls=${`panel-${id}`} aria-selected=${String(id === selected)}
            tabindex="-1" .tabIndex=${id === selected ? 0 : -1} @click=${() => select(id)}>${title}</button>`)}
    </div>`;
}
