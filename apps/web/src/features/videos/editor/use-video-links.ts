import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { VideoLink } from '@piacter/contracts/videos';
import { invalidVideoAddress, youtubeVideoID } from '@piacter/contracts/videos/values';
import { api, useApi } from '../../../lib/api/index.ts';
import { confirm } from '../../../lib/message-queue.ts';
import { text } from '../text.ts';

/** The error of a typed address; undefined for a valid one. */
export const getAddressError = (address: string): string | undefined =>
  youtubeVideoID(address) === undefined ? invalidVideoAddress : undefined;

/** A listing's video links and their operations; the row shows the failures that they throw. */
export function useVideoLinks({ kind, id }: ListingTarget) {
  const idField = listingIDFieldByKind[kind];
  const params = { id, idField };
  const { data, error, mutate } = useApi('GET /api/youtube-links/{id}/{idField}', { params });
  return {
    links: data?.data,
    error,
    refresh: () => mutate(),
    add: async (linkUrl: string) => {
      await api('POST /api/youtube-links', { body: { linkUrl, [idField]: id } });
      await mutate();
    },
    change: async ({ linkID }: VideoLink, linkUrl: string) => {
      await api('PUT /api/youtube-links/{linkID}', { params: { linkID }, body: { linkUrl } });
      await mutate();
    },
    remove: async ({ linkID }: VideoLink) => {
      const question = {
        text: text.editor.removeQuestion,
        confirm: text.editor.remove,
        cancel: text.editor.cancel,
        danger: true,
      };
      if (!(await confirm(question))) return;
      await api('DELETE /api/youtube-links/{linkID}', { params: { linkID } });
      await mutate();
    },
  };
}
