export { listingImages } from './images.queries.ts';
export { imageRoutes } from './images.routes.ts';
export { createImageService, type ImageService } from './images.service.ts';
export { removeUnusedPictures } from './unused-pictures.ts';
