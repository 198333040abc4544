import { isGatedByPro, type ListingKind } from '../listings/values.ts';

/** Maximum side of an uploaded picture, in pixels. */
export const imageMaxSide = 2000;

/** Maximum size of an uploaded picture, in bytes. */
export const imageMaxBytes = 15_728_640;

/** Maximum number of pictures of a listing. */
export const imageLimit = 20;

/** Maximum number of pictures of a kind gated by PRO, while PRO is not active. */
export const imageLimitWithoutPro = 1;

/** Maximum number of pictures of a listing that is about to be created: PRO can only be ordered for one that exists. */
export const imageLimitOfNew = (kind: ListingKind): number =>
  isGatedByPro[kind] ? imageLimitWithoutPro : imageLimit;

/** Widths of the generated sizes, in pixels; a smaller original is never enlarged. */
export const imageWidths = [320, 800, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The addresses of the pictures in their order, the main picture first. */
export const getPictures = (images: readonly ShownImage[]): string[] =>
  images.toSorted((a, b) => b.isMainImg - a.isMainImg || a.order - b.order).map(({ path }) => path);

interface ShownImage {
  path: string;
  isMainImg: 0 | 1;
  order: number;
}

const largestSize = /-1600(\.webp)$/;

/**
 * Address of a smaller size of a stored picture. Stored addresses name the largest size (`…-1600.webp`); the others
 * differ only in that number. Any other address (an emulated or foreign picture) has a single size and is returned
 * unchanged.
 */
export const imageOfWidth = (path: string, width: ImageWidth): string =>
  path.replace(largestSize, `-${width}$1`);

/** The `srcset` of a stored picture; undefined for an address with a single size. */
export const imageSrcset = (path: string): string | undefined =>
  largestSize.test(path)
    ? imageWidths.map((width) => `${imageOfWidth(path, width)} ${width}w`).join(', ')
    : undefined;

/**
 * The `sizes` attribute of a card's picture in a grid; the server preloads the first ones with the same value. A phone
 * states 60 % of its width: at a device pixel ratio of 3 it then loads the 800 px size, which looks the same at a
 * third of the bytes.
 */
export const cardSizes = '(min-width: 1080px) 288px, (min-width: 720px) 33vw, (min-width: 480px) 50vw, 60vw';

/**
 * The `sizes` attribute of the gallery's first picture: half of a desktop page, or all of it for a single picture; the
 * whole width of a phone.
 */
export const gallerySizes = (count: number): string =>
  `(min-width: 720px) ${count === 1 ? 1200 : 600}px, 100vw`;

/** Number of cards whose pictures are loaded eagerly: those above the fold on a desktop. */
export const eagerCardCount = 2;
