import type { ListingImage } from '@piacter/contracts/images';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { send } from '../../lib/api/call.ts';
import { addressOf, api, upload } from '../../lib/api/index.ts';

/** What the board does on the server; each kind of listing has its own addresses (IMG). */
export interface ImageCalls {
  /** The key under which the list is kept: its address. */
  address: string;
  list: () => Promise<{ data: ListingImage[] }>;
  upload: (picture: Blob, name: string, onProgress: (share: number) => void) => Promise<unknown>;
  setMain: (imgID: number) => Promise<unknown>;
  sort: (imgIDs: readonly number[]) => Promise<unknown>;
  remove: (imgID: number) => Promise<unknown>;
  /** Beginnings of the addresses of other replies that show the pictures. */
  alsoShownAt: readonly string[];
}

const callsByKind = {
  property: {
    list: (id: number) => addressOf('GET /api/real-estate-images/{id}', { params: { id } }),
    upload: 'POST /api/upload-property-images/{id}',
    setMain: (realEstateID: number, params: Image) =>
      api('PATCH /api/update-main-image-real-estate/{imgID}', { params, body: { realEstateID } }),
    sort: 'PATCH /api/sort-real-estate-images/{id}',
    remove: 'DELETE /api/real-estate-images/{imgID}',
    alsoShownAt: ['/api/real-estate/', '/api/real-estates-by-user'],
  },
  accommodation: {
    list: (id: number) => addressOf('GET /api/accommodation-images/{id}', { params: { id } }),
    upload: 'POST /api/upload-accommodation-images/{id}',
    setMain: (accommodationID: number, params: Image) =>
      api('PATCH /api/update-main-image-accommodation/{imgID}', { params, body: { accommodationID } }),
    sort: 'PATCH /api/sort-accommodation-images/{id}',
    remove: 'DELETE /api/accommodation-images/{imgID}',
    alsoShownAt: ['/api/accommodation-public/', '/api/accommodations-by-user'],
  },
  service: {
    list: (serviceID: number) =>
      addressOf('GET /api/professional-images/{serviceID}', { params: { serviceID } }),
    upload: 'POST /api/upload-professional-images/{id}',
    setMain: (serviceID: number, params: Image) =>
      api('PATCH /api/update-main-image-professional/{imgID}', { params, body: { serviceID } }),
    sort: 'PATCH /api/sort-professional-images/{id}',
    remove: 'DELETE /api/professional-images/{imgID}',
    alsoShownAt: ['/api/professionals-public/', '/api/professional-services'],
  },
} as const satisfies Record<ListingKind, unknown>;

type Image = { imgID: number };

const bodyOf = (picture: Blob, name: string): FormData => {
  const body = new FormData();
  body.append('images', picture, name);
  return body;
};

const imageOrder = (imgIDs: readonly number[]) => imgIDs.map((imgID, order) => ({ imgID, order }));

/** The address under which the pictures of a listing are kept, and how they are read. */
export const imageList = (kind: ListingKind, id: number) => {
  const address = callsByKind[kind].list(id);
  const list = async () =>
    (await send('GET', address, { isBackground: true })) as unknown as { data: ListingImage[] };
  return { address, list };
};

/** The picture calls of a listing of any kind. */
export function listingImages(kind: ListingKind, id: number): ImageCalls {
  const calls = callsByKind[kind];
  const params = { id };
  return {
    ...imageList(kind, id),
    upload: (picture, name, onProgress) =>
      upload(calls.upload, { params, body: bodyOf(picture, name), onProgress }),
    setMain: (imgID) => calls.setMain(id, { imgID }),
    sort: (imgIDs) =>
      api(calls.sort, { params, body: { imageOrder: imageOrder(imgIDs) }, isBackground: true }),
    remove: (imgID) => api(calls.remove, { params: { imgID } }),
    alsoShownAt: calls.alsoShownAt,
  };
}
