export { ImageBoard } from './image-board.tsx';
export { listingImages } from './image-calls.ts';
export { useImageCount } from './use-image-count.ts';
