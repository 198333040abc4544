import { maxID } from '@piacter/contracts/core';
import { foldText } from '@piacter/db';
import { notFound } from '../../core/http/api-error.ts';

/** Longest slug of a name; with the id behind it an address stays below the 200 characters that calls take. */
const maxSlugLength = 150;

/** Address of a listing: the slug of its name with the id at its end, 'kis-faluszeli-vendeghaz-217'. */
export function listingUrl(name: string, listingID: number): string {
  const slug = foldText(name).slice(0, maxSlugLength).trim().replaceAll(' ', '-');
  return slug === '' ? String(listingID) : `${slug}-${listingID}`;
}

/**
 * The id at the end of a listing's address. The name before it may be an old one or none at all: links stay valid
 * when a listing is renamed. Throws `not_found` for what cannot be such an address.
 */
export function parseListingUrl(url: string): number {
  const id = Number(/^(?:[a-z0-9]+-)*([1-9]\d{0,9})$/.exec(url)?.[1] ?? 0);
  if (id === 0 || id > maxID) throw notFound();
  return id;
}
