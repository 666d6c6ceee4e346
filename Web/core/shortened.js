const segmenter = new Intl.Segmenter();

/** How many characters of a name a sentence about it shows, and how many of them are the last. */
const room = { all: 28, end: 10 };

/**
 * A name for a sentence that is to be read at a glance: a long one keeps its beginning and its end, which tell it from its like.
 *
 * @param {string} name
 */
export function shortened(name) {
    const characters = Array.from(segmenter.segment(name), ({ segment }) => segment);
    if (characters.length <= room.all) return name;
    const beginning = characters.slice(0, room.all - room.end - 1).join('').trimEnd();
    return `${beginning}…${characters.slice(-room.end).join('').trimStart()}`;
}
