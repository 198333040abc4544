import { type ListingTarget, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import type { VideoLink } from '@piacter/contracts/videos';
import { invalidVideoAddress, youtubeVideoID } from '@piacter/contracts/videos/values';
import { api, useApi } from '../../../lib/api/index.ts';
import { confirm } from '../../../lib/message-queue.ts';
import { text } from './text.ts';

/** The fault of a typed address, in the documents' words; undefined for an address that will do. */
export const faultOf = (address: string): string | undefined =>
  youtubeVideoID(address) === undefined ? invalidVideoAddress : undefined;

/** A listing's video links and what may be done with them; failures are thrown for the row to show. */
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
      const sure = { text: text.removeQuestion, confirm: text.remove, cancel: text.cancel, danger: true };
      if (!(await confirm(sure))) return;
      await api('DELETE /api/youtube-links/{linkID}', { params: { linkID } });
      await mutate();
    },
  };
}
