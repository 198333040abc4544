export { createPictureMaker, type PictureMaker } from './picture-maker.ts';
export {
  deletePicture,
  isPicturePath,
  pictureKeys,
  picturePath,
  picturesFolder,
  storePicture,
  toPicturePath,
} from './picture-store.ts';
