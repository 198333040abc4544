import { foldText } from '@piacter/db/fold-text';

/** Longest slug in characters; with the id a path segment stays below the 200 characters that calls accept. */
const maxSlugLength = 150;

/** The slug URL of a listing: 'kis-faluszeli-vendeghaz-217'. */
export function listingUrl(name: string, listingID: number): string {
  const slug = foldText(name).slice(0, maxSlugLength).trim().replaceAll(' ', '-');
  return slug === '' ? String(listingID) : `${slug}-${listingID}`;
}
