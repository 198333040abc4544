export { ImageBoard } from './image-board.tsx';
export { getImageCalls } from './image-calls.ts';
export { ImagePair } from './image-pair.tsx';
export { PendingImages } from './pending-images.tsx';
export { acceptedImageTypes, shrinkPicture } from './shrink-picture.ts';
export { useImageCount } from './use-images.ts';
