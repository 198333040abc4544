export { ImageBoard } from './image-board.tsx';
export { propertyImages } from './image-calls.ts';
