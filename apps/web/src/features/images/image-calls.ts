import type { ListingImage } from '@piacter/contracts/images';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { api, buildAddress, read, type useRefresh } from '../../lib/api/index.ts';
import { upload } from '../../lib/api/upload.ts';
import { listingCalls } from '../kinds/index.ts';

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

const toFormData = (picture: Blob, name: string): FormData => {
  const body = new FormData();
  body.append('images', picture, name);
  return body;
};

const toImageOrder = (imgIDs: readonly number[]) => imgIDs.map((imgID, order) => ({ imgID, order }));

/** The address of the pictures of the form of a new listing, which is their SWR key. */
export const getDraftImagesAddress = (kind: ListingKind): string =>
  buildAddress('GET /api/draft-images/{kind}', { params: { kind } });

/** The image calls of the form of a new listing, whose first picture is the main one. */
export function getDraftImageCalls(kind: ListingKind): ImageCalls {
  const params = { kind };
  const list = () => api('GET /api/draft-images/{kind}', { params, isBackground: true });
  const sort = (imgIDs: readonly number[]) =>
    api('PATCH /api/draft-images/{kind}', {
      params,
      body: { imageOrder: toImageOrder(imgIDs) },
      isBackground: true,
    });
  return {
    address: getDraftImagesAddress(kind),
    list,
    upload: (picture, name, onProgress) =>
      upload('POST /api/draft-images/{kind}', { params, body: toFormData(picture, name), onProgress }),
    setMain: async (imgID) => {
      const others = (await list()).data.map((image) => image.imgID).filter((other) => other !== imgID);
      return sort([imgID, ...others]);
    },
    sort,
    remove: (imgID) => api('DELETE /api/draft-images/{kind}/{imgID}', { params: { kind, imgID } }),
    affectedCalls: [],
  };
}

/** The address of a listing's list of pictures, and its call. */
export const getImageList = (kind: ListingKind, id: number) => {
  const address = listingCalls[kind].listImages(id);
  return { address, list: () => read<'GET /api/real-estate-images/{id}'>(address) };
};

/** The image calls of a listing of any kind. */
export function getImageCalls(kind: ListingKind, id: number): ImageCalls {
  const calls = listingCalls[kind];
  const params = { id };
  return {
    ...getImageList(kind, id),
    upload: (picture, name, onProgress) =>
      upload(calls.uploadImages, { params, body: toFormData(picture, name), onProgress }),
    setMain: (imgID) => calls.setMainImage(id, { imgID }),
    sort: (imgIDs) =>
      api(calls.sortImages, { params, body: { imageOrder: toImageOrder(imgIDs) }, isBackground: true }),
    remove: (imgID) => api(calls.deleteImage, { params: { imgID } }),
    affectedCalls: calls.showingImages,
  };
}
