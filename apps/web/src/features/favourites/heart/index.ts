export { browserFavourites } from './browser-favourites.ts';
export { Heart, HeartAction } from './heart.tsx';
