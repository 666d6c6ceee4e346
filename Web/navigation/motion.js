// How screens come and go. Durations and the curve are those of a sheet or push on a phone: quick off, long settling.

const curve = 'cubic-bezier(0.32, 0.72, 0, 1)';
const duration = 420;

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * @param {Element} element
 * @param {Keyframe[]} keyframes
 * @param {number} [length] in milliseconds
 */
async function animate(element, keyframes, length = duration) {
    if (isReduced()) return;
    const animation = element.animate(keyframes, { duration: length, easing: curve });
    // A screen that is taken away meanwhile ends its animation too.
    await animation.finished.catch(() => {});
}

/**
 * @param {Element} entering
 * @param {Element} leaving
 * @param {'push' | 'pop'} direction
 */
export async function slide(entering, leaving, direction) {
    const sign = getComputedStyle(entering).direction === 'rtl' ? -1 : 1;
    const aside = { transform: `translateX(${-28 * sign}%)`, filter: 'brightness(0.86)' };
    const away = { transform: `translateX(${100 * sign}%)`, filter: 'none' };
    const here = { transform: 'none', filter: 'none' };
    const isPush = direction === 'push';
    entering.classList.toggle('is-above', isPush);
    leaving.classList.toggle('is-above', !isPush);
    await Promise.all([
        animate(entering, [isPush ? away : aside, here]), animate(leaving, [here, isPush ? aside : away]),
    ]);
    entering.classList.remove('is-above');
    leaving.classList.remove('is-above');
}

const below = { transform: 'translateY(var(--sheet-travel))', opacity: 'var(--sheet-fade)' };

/** @param {Element} sheet */
export const rise = (sheet) => animate(sheet, [below, {}], 480);
/** @param {Element} sheet */
export const sink = (sheet) => animate(sheet, [{}, below], 320);
