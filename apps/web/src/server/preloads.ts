import { cardSizes, eagerCardCount, gallerySizes, imageSrcset } from '@piacter/contracts/images';
import type { PicturePreload } from '@piacter/contracts/site';

/** Preloads of the first pictures of a list of cards. */
export const cardPreloads = (cards: readonly { mainImg: string | null }[]): PicturePreload[] =>
  cards
    .slice(0, eagerCardCount)
    .flatMap(({ mainImg }) =>
      mainImg ? [{ srcset: imageSrcset(mainImg) ?? mainImg, sizes: cardSizes }] : [],
    );

export const galleryPreloads = (images: readonly { path: string; isMainImg: 0 | 1 }[]): PicturePreload[] => {
  const main = images.find(({ isMainImg }) => isMainImg === 1) ?? images[0];
  return main ? [{ srcset: imageSrcset(main.path) ?? main.path, sizes: gallerySizes(images.length) }] : [];
};
