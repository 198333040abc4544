/** Longest side of an uploaded picture, in pixels (000 §5). */
export const imageMaxSide = 2000;

/** Bytes of one uploaded picture. */
export const imageMaxBytes = 15_728_640;

/** Pictures of one listing. */
export const imageLimit = 20;

/** Pictures of one listing of a kind that PRO gates, while PRO is not in force. */
export const imageLimitWithoutPro = 1;

/** Widths made of every picture, in pixels; a smaller original is never enlarged. */
export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

const largestSize = /-1600(\.webp)$/;

/**
 * Address of a smaller size of a stored picture. Stored addresses name the largest size (`…-1600.webp`); the others
 * differ in that number only. Any other address (an emulated or foreign picture) has one size and stays as it is.
 */
export const imageOfWidth = (path: string, width: ImageWidth): string =>
  path.replace(largestSize, `-${width}$1`);

/** The `srcset` of a stored picture; undefined for an address that has one size only. */
export const imageSrcset = (path: string): string | undefined =>
  largestSize.test(path)
    ? imageWidths.map((width) => `${imageOfWidth(path, width)} ${width}w`).join(', ')
    : undefined;

/**
 * How wide a card's picture stands in a grid, as `sizes`. The server preloads the first ones with these very words;
 * other words would load them twice. A phone says 60 instead of 100 % of its width: at three pixels to the point that
 * asks for 800 of them, which look the same and weigh a third.
 */
export const cardSizes = '(min-width: 1080px) 288px, (min-width: 720px) 33vw, (min-width: 480px) 50vw, 60vw';

/**
 * How wide the gallery's first picture stands, as `sizes`: the left half of a desk's page, all of it alone; the whole
 * width of a phone.
 */
export const gallerySizes = (count: number): string =>
  `(min-width: 720px) ${count === 1 ? 1200 : 600}px, 100vw`;

/** Cards whose pictures are loaded at once: those above the fold on a desk. */
export const eagerCardCount = 2;
