import type { ListingImage } from '@piacter/contracts/images';
import { useRef } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { failureMessage } from '../../lib/form/index.ts';
import { alert, confirm } from '../../lib/message-queue.ts';
import type { ImageCalls } from './image-calls.ts';
import { text } from './text.ts';

const inOrder = (images: readonly ListingImage[]) =>
  [...images].sort((one, other) => one.order - other.order);

/** A listing's pictures and what may be done with them; changes show at once and go back if the server refuses. */
export function useImages(calls: ImageCalls) {
  const { mutate: refreshOthers } = useSWRConfig();
  const { data, error, mutate } = useSWR(calls.address, calls.list);
  const images = inOrder(data?.data ?? []);
  // Two orders must not overtake each other on their way.
  const line = useRef<Promise<void>>(Promise.resolve());

  const refresh = () =>
    Promise.all([
      mutate(),
      refreshOthers(
        (key) => typeof key === 'string' && calls.alsoShownAt.some((start) => key.startsWith(start)),
      ),
    ]);

  const change = (next: readonly ListingImage[], work: () => Promise<unknown>): Promise<void> => {
    void mutate((last) => ({ ...last, data: [...next] }), { revalidate: false });
    line.current = line.current.then(async () => {
      try {
        await work();
      } catch (failure) {
        await alert(failureMessage(failure, text.unexpected), { colour: 'danger' });
      }
      await refresh();
    });
    return line.current;
  };

  return {
    images,
    isLoading: data === undefined && error === undefined,
    error: data === undefined && error !== undefined,
    refresh,
    /** IMG-03. */
    setMain: (imgID: number) =>
      change(
        images.map((image) => ({ ...image, isMainImg: image.imgID === imgID ? 1 : 0 })),
        () => calls.setMain(imgID),
      ),
    /** IMG-04: the ids in their new order. */
    sort: (imgIDs: readonly number[]) =>
      change(
        images.map((image) => ({ ...image, order: imgIDs.indexOf(image.imgID) })),
        () => calls.sort(imgIDs),
      ),
    /** IMG-05, after a question. */
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
