import type { ListingImage } from '@piacter/contracts/images';
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

const bodyOf = (picture: Blob, name: string): FormData => {
  const body = new FormData();
  body.append('images', picture, name);
  return body;
};

const imageOrder = (imgIDs: readonly number[]) => imgIDs.map((imgID, order) => ({ imgID, order }));

export function propertyImages(realEstateID: number): ImageCalls {
  const params = { id: realEstateID };
  return {
    address: addressOf('GET /api/real-estate-images/{id}', { params }),
    list: () => api('GET /api/real-estate-images/{id}', { params, isBackground: true }),
    upload: (picture, name, onProgress) =>
      upload('POST /api/upload-property-images/{id}', { params, body: bodyOf(picture, name), onProgress }),
    setMain: (imgID) =>
      api('PATCH /api/update-main-image-real-estate/{imgID}', {
        params: { imgID },
        body: { realEstateID },
      }),
    sort: (imgIDs) =>
      api('PATCH /api/sort-real-estate-images/{id}', {
        params,
        body: { imageOrder: imageOrder(imgIDs) },
        isBackground: true,
      }),
    remove: (imgID) => api('DELETE /api/real-estate-images/{imgID}', { params: { imgID } }),
    alsoShownAt: ['/api/real-estate/', '/api/real-estates-by-user'],
  };
}
