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

/**
 * Address of a smaller size of a stored picture. Stored addresses name the largest size (`…-1600.webp`);
 * the others differ in that number only.
 */
export const imageOfWidth = (path: string, width: ImageWidth): string =>
  path.replace(/-1600\.webp$/, `-${width}.webp`);
