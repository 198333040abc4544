import {
  deletePropertyImage,
  listPropertyImages,
  setMainPropertyImage,
  sortPropertyImages,
  uploadPropertyImages,
} from '@piacter/contracts/images';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { propertyRef } from '../listings/index.ts';
import type { ImageService } from './images.service.ts';

export const imageRoutes = (images: ImageService): Implementation[] => [
  implement(listPropertyImages, async ({ params, session }) => ({
    data: await images.list(propertyRef(params.id), session),
  })),
  implement(uploadPropertyImages, async ({ params, body, files, session }) => ({
    imagePaths: await images.upload(session, propertyRef(params.id), files, body.mainImageIndex),
    message: files.length === 1 ? 'A kép feltöltése sikerült.' : 'A képek feltöltése sikerült.',
  })),
  implement(setMainPropertyImage, async ({ params, body, session }) => {
    await images.setMain(session, propertyRef(body.realEstateID), params.imgID);
    return { message: 'Ez lett a fő kép.' };
  }),
  implement(sortPropertyImages, async ({ params, body, session }) => {
    await images.sort(session, propertyRef(params.id), body.imageOrder);
    return { message: 'A képek sorrendjét elmentettük.' };
  }),
  implement(deletePropertyImage, async ({ params, session }) => {
    await images.remove(session, params.imgID);
    return { message: 'A képet töröltük.' };
  }),
];
