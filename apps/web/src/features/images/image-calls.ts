import type { ListingImage } from '@piacter/contracts/images';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { send } from '../../lib/api/call.ts';
import { addressOf, api, upload, type useRefresh } from '../../lib/api/index.ts';

/** The calls of the image board; each kind of listing has its own. */
export interface ImageCalls {
  /** The address of the list, which is its SWR key. */
  address: string;
  list: () => Promise<{ data: ListingImage[] }>;
  upload: (picture: Blob, name: string, onProgress: (share: number) => void) => Promise<unknown>;
  setMain: (imgID: number) => Promise<unknown>;
  sort: (imgIDs: readonly number[]) => Promise<unknown>;
  remove: (imgID: number) => Promise<unknown>;
  /** Other calls whose replies show the pictures. */
  affectedCalls: readonly Parameters<ReturnType<typeof useRefresh>>[0][];
}

const callsByKind = {
  property: {
    list: (id: number) => addressOf('GET /api/real-estate-images/{id}', { params: { id } }),
    upload: 'POST /api/upload-property-images/{id}',
    setMain: (realEstateID: number, params: Image) =>
      api('PATCH /api/update-main-image-real-estate/{imgID}', { params, body: { realEstateID } }),
    sort: 'PATCH /api/sort-real-estate-images/{id}',
    remove: 'DELETE /api/real-estate-images/{imgID}',
    affectedCalls: ['GET /api/real-estate/{realEstateID}', 'GET /api/real-estates-by-user'],
  },
  accommodation: {
    list: (id: number) => addressOf('GET /api/accommodation-images/{id}', { params: { id } }),
    upload: 'POST /api/upload-accommodation-images/{id}',
    setMain: (accommodationID: number, params: Image) =>
      api('PATCH /api/update-main-image-accommodation/{imgID}', { params, body: { accommodationID } }),
    sort: 'PATCH /api/sort-accommodation-images/{id}',
    remove: 'DELETE /api/accommodation-images/{imgID}',
    affectedCalls: ['GET /api/accommodation-public/{url}', 'GET /api/accommodations-by-user'],
  },
  service: {
    list: (serviceID: number) =>
      addressOf('GET /api/professional-images/{serviceID}', { params: { serviceID } }),
    upload: 'POST /api/upload-professional-images/{id}',
    setMain: (serviceID: number, params: Image) =>
      api('PATCH /api/update-main-image-professional/{imgID}', { params, body: { serviceID } }),
    sort: 'PATCH /api/sort-professional-images/{id}',
    remove: 'DELETE /api/professional-images/{imgID}',
    affectedCalls: ['GET /api/professionals-public/{serviceUrl}', 'GET /api/professional-services'],
  },
} as const satisfies Record<ListingKind, unknown>;

type Image = { imgID: number };

const toFormData = (picture: Blob, name: string): FormData => {
  const body = new FormData();
  body.append('images', picture, name);
  return body;
};

const toImageOrder = (imgIDs: readonly number[]) => imgIDs.map((imgID, order) => ({ imgID, order }));

/** The address of a listing's list of pictures, and its call. */
export const getImageList = (kind: ListingKind, id: number) => {
  const address = callsByKind[kind].list(id);
  const list = async () =>
    (await send('GET', address, { isBackground: true })) as unknown as { data: ListingImage[] };
  return { address, list };
};

/** The image calls of a listing of any kind. */
export function getImageCalls(kind: ListingKind, id: number): ImageCalls {
  const calls = callsByKind[kind];
  const params = { id };
  return {
    ...getImageList(kind, id),
    upload: (picture, name, onProgress) =>
      upload(calls.upload, { params, body: toFormData(picture, name), onProgress }),
    setMain: (imgID) => calls.setMain(id, { imgID }),
    sort: (imgIDs) =>
      api(calls.sort, { params, body: { imageOrder: toImageOrder(imgIDs) }, isBackground: true }),
    remove: (imgID) => api(calls.remove, { params: { imgID } }),
    affectedCalls: calls.affectedCalls,
  };
}
