export { ImageBoard } from './image-board.tsx';
export { type ImageCalls, propertyImages } from './image-calls.ts';
