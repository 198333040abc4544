import type { ListingIDField } from '@piacter/contracts/listings/values';
import useSWR from 'swr';
import { imageList } from './image-calls.ts';

/** How many pictures a listing has now; undefined until they are known. */
export function useImageCount(idField: ListingIDField, id: number): number | undefined {
  const { address, list } = imageList(idField, id);
  return useSWR(address, list).data?.data.length;
}
