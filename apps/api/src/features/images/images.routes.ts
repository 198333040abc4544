import {
  deleteAccommodationImage,
  deletePropertyImage,
  deleteServiceImage,
  listAccommodationImages,
  listPropertyImages,
  listServiceImages,
  setMainAccommodationImage,
  setMainPropertyImage,
  setMainServiceImage,
  sortAccommodationImages,
  sortPropertyImages,
  sortServiceImages,
  uploadAccommodationImages,
  uploadPropertyImages,
  uploadServiceImages,
} from '@piacter/contracts/images';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { getListingRef, listingRef } from '../listings/index.ts';
import type { ImageService } from './images.service.ts';

/** The five calls of each kind; `list` names the listing by the parameter that its address has. */
const endpointsByKind = {
  property: {
    list: listPropertyImages,
    upload: uploadPropertyImages,
    setMain: setMainPropertyImage,
    sort: sortPropertyImages,
    remove: deletePropertyImage,
  },
  accommodation: {
    list: listAccommodationImages,
    upload: uploadAccommodationImages,
    setMain: setMainAccommodationImage,
    sort: sortAccommodationImages,
    remove: deleteAccommodationImage,
  },
  service: {
    list: listServiceImages,
    upload: uploadServiceImages,
    setMain: setMainServiceImage,
    sort: sortServiceImages,
    remove: deleteServiceImage,
  },
} satisfies Record<ListingKind, unknown>;

function routesOfKind(images: ImageService, kind: ListingKind): Implementation[] {
  const { list, upload, setMain, sort, remove } = endpointsByKind[kind];
  return [
    implement(list, async ({ params, session }) => ({
      data: await images.list(listingRef(kind, 'id' in params ? params.id : params.serviceID), session),
    })),
    implement(upload, async ({ params, body, files, session }) => ({
      imagePaths: await images.upload(session, listingRef(kind, params.id), files, body.mainImageIndex),
      message: files.length === 1 ? 'A kép feltöltése sikerült.' : 'A képek feltöltése sikerült.',
    })),
    implement(setMain, async ({ params, body, session }) => {
      await images.setMain(session, getListingRef(body), params.imgID);
      return { message: 'Ez lett a fő kép.' };
    }),
    implement(sort, async ({ params, body, session }) => {
      await images.sort(session, listingRef(kind, params.id), body.imageOrder);
      return { message: 'A képek sorrendjét elmentettük.' };
    }),
    implement(remove, async ({ params, session }) => {
      await images.remove(session, kind, params.imgID);
      return { message: 'A képet töröltük.' };
    }),
  ];
}

/** Pictures of the three kinds of listing have calls of their own, and one way to be answered. */
export const imageRoutes = (images: ImageService): Implementation[] =>
  listingKinds.flatMap((kind) => routesOfKind(images, kind));
