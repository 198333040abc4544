export { type PictureMaker, pictureMaker } from './picture-maker.ts';
export type { PictureSizes } from './picture-sizes.ts';
export {
  deletePicture,
  pathOfKey,
  pictureKeys,
  picturePath,
  picturesFolder,
  storePicture,
} from './picture-store.ts';
