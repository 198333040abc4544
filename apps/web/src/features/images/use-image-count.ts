import type { ListingKind } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { imageList } from './image-calls.ts';

/** How many pictures a listing has now; undefined until they are known. */
export function useImageCount(kind: ListingKind, id: number): number | undefined {
  const { address, list } = imageList(kind, id);
  return useSWR(address, list).data?.data.length;
}
