import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { listingSpecs } from '../listings/index.ts';
import { getListingRef, listingRef } from '../listings/rows/index.ts';
import type { ImageService } from './images.service.ts';
import { imageMessages } from './images.text.ts';

function routesOfKind(images: ImageService, kind: ListingKind): Implementation[] {
  const endpoints = listingSpecs[kind].endpoints;
  return [
    implement(endpoints.listImages, async ({ params, session }) => ({
      data: await images.list(listingRef(kind, 'id' in params ? params.id : params.serviceID), session),
    })),
    implement(endpoints.uploadImages, async ({ params, body, files, session }) => ({
      imagePaths: await images.upload(session, listingRef(kind, params.id), files, body.mainImageIndex),
      message: imageMessages.uploaded(files.length),
    })),
    implement(endpoints.setMainImage, async ({ params, body, session }) => {
      await images.setMain(session, getListingRef(body), params.imgID);
      return { message: 'Ez lett a fő kép.' };
    }),
    implement(endpoints.sortImages, async ({ params, body, session }) => {
      await images.sort(session, listingRef(kind, params.id), body.imageOrder);
      return { message: 'A képek sorrendjét elmentettük.' };
    }),
    implement(endpoints.deleteImage, async ({ params, session }) => {
      await images.remove(session, kind, params.imgID);
      return { message: imageMessages.deleted };
    }),
  ];
}

/** Each listing kind has image calls of its own; one implementation serves them all. */
export const imageRoutes = (images: ImageService): Implementation[] =>
  listingKinds.flatMap((kind) => routesOfKind(images, kind));
