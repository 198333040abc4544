export { createPictureMaker, type PictureMaker } from './picture-maker.ts';
export {
  deletePicture,
  pictureKeys,
  picturePath,
  picturesFolder,
  storePicture,
  toPicturePath,
} from './picture-store.ts';
