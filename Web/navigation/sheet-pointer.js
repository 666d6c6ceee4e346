// What mouse and fingers do with the sheet besides pressing what is on it.

/** How far apart, in milliseconds and pixels, two presses still are one double press. */
const doublePress = { time: 500, distance: 24 };

/**
 * Keeps the second press of a double press, of which the first opened or closed the sheet, from what is there now: from what
 * lies beneath, or from the sheet, where it would take away the focus.
 *
 * @param {HTMLDialogElement} dialog
 */
export function swallowSecondPress(dialog) {
    /** @type {{ isInside: boolean, event: MouseEvent } | undefined} */
    let last;
    const look = (/** @type {MouseEvent} */ event) => {
        // Zero is a key.
        if (event.detail === 0) return;
        const isInside = dialog.contains(/** @type {Node} */ (event.target));
        const isSecond = last && last.isInside !== isInside && event.timeStamp - last.event.timeStamp <= doublePress.time
            && Math.hypot(event.clientX - last.event.clientX, event.clientY - last.event.clientY) <= doublePress.distance;
        if (isSecond) {
            event.preventDefault();
            event.stopPropagation();
        } else if (event.type === 'click') last = { isInside, event };
    };
    for (const type of /** @type {const} */ (['mousedown', 'click'])) document.addEventListener(type, look, { capture: true });
}

/** From how many pixels on a finger drags the sheet, how far down it lets go of it, and how fast (in pixels a millisecond). */
const drag = { from: 8, far: 120, fast: 0.6 };

/**
 * Takes the topmost screen off when one presses beside the sheet, or pulls it down by its bar with a finger.
 *
 * @param {HTMLDialogElement} dialog
 * @param {() => void} dismiss
 */
export function dismissByPointer(dialog, dismiss) {
    const isBeside = (/** @type {MouseEvent} */ { target, clientX, clientY }) => {
        const { left, right, top, bottom } = dialog.getBoundingClientRect();
        return target === dialog && (clientX < left || clientX > right || clientY < top || clientY > bottom);
    };
    let beganBeside = false;
    /** @type {{ y: number, time: number, by: number } | undefined} */
    let pull;
    dialog.addEventListener('pointerdown', (event) => {
        // Who selects text may let go beside the sheet.
        beganBeside = isBeside(event);
        const isOnBar = event.target instanceof Element && event.target.closest('.sheet-bar');
        pull = event.pointerType === 'touch' && isOnBar ? { y: event.clientY, time: event.timeStamp, by: 0 } : undefined;
    });
    dialog.addEventListener('click', (event) => {
        if (event.detail > 0 && beganBeside && isBeside(event)) dismiss();
    });
    dialog.addEventListener('pointermove', (event) => {
        if (!pull) return;
        pull.by = Math.max(event.clientY - pull.y, 0);
        if (pull.by < drag.from) return;
        dialog.setPointerCapture(event.pointerId);
        dialog.classList.add('is-pulled');
        dialog.style.translate = `0 ${pull.by}px`;
    });
    for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
        dialog.addEventListener(type, (event) => {
            if (!pull) return;
            const { by, time } = pull;
            pull = undefined;
            dialog.classList.remove('is-pulled');
            dialog.style.translate = '';
            const isFast = by > drag.far / 3 && by / (event.timeStamp - time) > drag.fast;
            if (type === 'pointerup' && (by > drag.far || isFast)) dismiss();
        });
    }
}
