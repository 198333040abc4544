export { ImageBoard } from './image-board.tsx';
export { getImageCalls } from './image-calls.ts';
export { useImageCount } from './use-images.ts';
