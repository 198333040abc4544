export { refreshPictures } from './derived-pictures.ts';
export { removeDraftImagesOfUser } from './draft-images.queries.ts';
export { cleanDraftImages } from './draft-images.service.ts';
export { imageRoutes } from './images.routes.ts';
export { createImageService, type ImageService } from './images.service.ts';
export { imageMessages } from './images.text.ts';
export { isInText, selectReferenced } from './picture-references.ts';
export { storePictures } from './store-pictures.ts';
export { inFileTransaction, removeUnusedPictures } from './unused-pictures.ts';
