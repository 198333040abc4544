import * as contract from '@piacter/contracts/images';
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
      return { message: imageMessages.sorted };
    }),
    implement(endpoints.deleteImage, async ({ params, session }) => {
      await images.remove(session, kind, params.imgID);
      return { message: imageMessages.deleted };
    }),
  ];
}

/** Pictures of the forms of new listings. */
const draftRoutes = ({ drafts }: ImageService): Implementation[] => [
  implement(contract.listDraftImages, async ({ params, session }) => ({
    data: await drafts.list(session, params.kind),
  })),
  implement(contract.uploadDraftImages, async ({ params, files, session }) => ({
    imagePaths: await drafts.upload(session, params.kind, files),
    message: imageMessages.uploaded(files.length),
  })),
  implement(contract.sortDraftImages, async ({ params, body, session }) => {
    await drafts.sort(session, params.kind, body.imageOrder);
    return { message: imageMessages.sorted };
  }),
  implement(contract.deleteDraftImage, async ({ params, session }) => {
    await drafts.remove(session, params.kind, params.imgID);
    return { message: imageMessages.deleted };
  }),
];

/** Each listing kind has image calls of its own; one implementation serves them all. */
export const imageRoutes = (images: ImageService): Implementation[] => [
  ...listingKinds.flatMap((kind) => routesOfKind(images, kind)),
  ...draftRoutes(images),
];
