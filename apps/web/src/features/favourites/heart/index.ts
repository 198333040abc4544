export {
  browserFavourites,
  isSame,
  type Keepable,
} from './browser-favourites.ts';
export { Heart, HeartAction } from './heart.tsx';
export { useFavouriteMerge } from './use-favourite-merge.ts';
