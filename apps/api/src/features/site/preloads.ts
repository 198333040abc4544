import { imageOfWidth } from '@piacter/contracts/images';
import type { PicturePreload } from './html.ts';

/** How many cards stand above the fold on a desk; a phone loads the first only lazily beyond one. */
const firstCards = 2;

/** What a card's picture says of its width; the same words stand in the web's listing card. */
const cardSizes = '(min-width: 1080px) 288px, (min-width: 720px) 33vw, (min-width: 480px) 50vw, 60vw';

/**
 * The gallery's first picture takes the left half of a desk's page (all of it alone), and the whole width of a
 * phone; the same words stand in the web's gallery.
 */
const gallerySizes = (count: number) => `(min-width: 720px) ${count === 1 ? 1200 : 600}px, 100vw`;

const srcset = (path: string) =>
  `${imageOfWidth(path, 320)} 320w, ${imageOfWidth(path, 800)} 800w, ${path} 1600w`;

/** Preloads of the first pictures of a list of cards. */
export const cardPreloads = (cards: readonly { mainImg: string | null }[]): PicturePreload[] =>
  cards
    .slice(0, firstCards)
    .flatMap(({ mainImg }) => (mainImg ? [{ srcset: srcset(mainImg), sizes: cardSizes }] : []));

export const galleryPreloads = (images: readonly { path: string; isMainImg: 0 | 1 }[]): PicturePreload[] => {
  const main = images.find(({ isMainImg }) => isMainImg === 1) ?? images[0];
  return main ? [{ srcset: srcset(main.path), sizes: gallerySizes(images.length) }] : [];
};
