export { createPictureMaker, type PictureMaker } from './picture-maker.ts';
export {
  deletePicture,
  pathOfKey,
  pictureKeys,
  picturePath,
  picturesFolder,
  storePicture,
} from './picture-store.ts';
