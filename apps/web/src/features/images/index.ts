export { ImageBoard } from './image-board.tsx';
export { getDraftImageCalls, getDraftImagesAddress, getImageCalls } from './image-calls.ts';
export { ImagePair } from './image-pair.tsx';
export { PendingImages } from './pending-images.tsx';
export { acceptedImageTypes, isPicture, shrinkPicture } from './shrink-picture.ts';
export { useDraftImageCount, useImageCount } from './use-images.ts';
export type { UploadQueue } from './use-uploads.ts';
