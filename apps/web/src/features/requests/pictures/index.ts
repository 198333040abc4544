export { RequestPictures } from './request-pictures.tsx';
