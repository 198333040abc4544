import type { ListingImage } from '@piacter/contracts/images';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { useRef } from 'react';
import useSWR from 'swr';
import { useRefresh } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { alert, confirm } from '../../lib/message-queue.ts';
import { getDraftImageCalls, getImageList, type ImageCalls } from './image-calls.ts';
import { text } from './text.ts';

const sortByOrder = (images: readonly ListingImage[]) => [...images].sort((a, b) => a.order - b.order);

/** A listing's pictures and their operations; changes are optimistic and are undone if the server refuses. */
export function useImages(calls: ImageCalls) {
  const refreshOthers = useRefresh();
  const { data, error, mutate } = useSWR(calls.address, calls.list);
  const images = sortByOrder(data?.data ?? []);
  // Changes are sent sequentially, so that they arrive in order.
  const queue = useRef<Promise<void>>(Promise.resolve());

  const refresh = () => Promise.all([mutate(), ...calls.affectedCalls.map((call) => refreshOthers(call))]);

  const change = (next: readonly ListingImage[], work: () => Promise<unknown>): Promise<void> => {
    void mutate((last) => ({ ...last, data: [...next] }), { revalidate: false });
    queue.current = queue.current.then(async () => {
      try {
        await work();
      } catch (failure) {
        await alert(failureMessage(failure, text.unexpected), { colour: 'danger' });
      }
      await refresh();
    });
    return queue.current;
  };

  return {
    images,
    isLoading: data === undefined && error === undefined,
    error: data === undefined && error !== undefined,
    refresh,
    /** Makes a picture the main one (IMG-03). */
    setMain: (imgID: number) =>
      change(
        images.map((image) => ({ ...image, isMainImg: image.imgID === imgID ? 1 : 0 })),
        () => calls.setMain(imgID),
      ),
    /** Changes the order (IMG-04); takes all ids in their new order. */
    sort: (imgIDs: readonly number[]) =>
      change(
        images.map((image) => ({ ...image, order: imgIDs.indexOf(image.imgID) })),
        () => calls.sort(imgIDs),
      ),
    /** Deletes a picture after a confirmation (IMG-05); true if it was deleted. */
    remove: async (imgID: number) => {
      const question = { text: text.removeQuestion, detail: text.removeDetail, confirm: text.remove };
      if (!(await confirm({ ...question, cancel: text.cancel, danger: true }))) return false;
      await change(
        images.filter((image) => image.imgID !== imgID),
        () => calls.remove(imgID),
      );
      return true;
    },
  };
}

/** The number of a listing's pictures; undefined while they load. */
export function useImageCount(kind: ListingKind, id: number): number | undefined {
  const { address, list } = getImageList(kind, id);
  return useSWR(address, list).data?.data.length;
}

/** The number of pictures of the form of a new listing. */
export function useDraftImageCount(kind: ListingKind): number {
  const { address, list } = getDraftImageCalls(kind);
  return useSWR(address, list).data?.data.length ?? 0;
}
