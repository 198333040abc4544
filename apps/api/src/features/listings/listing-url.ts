import { maxID } from '@piacter/contracts/core/values';
import type { ListingKind } from '@piacter/contracts/listings';
import { foldText } from '@piacter/db/fold-text';
import { notFound } from '../../core/http/api-error.ts';
import { listingSpecs } from './listing-kinds.ts';

/** Longest slug in characters; with the id a path segment stays below the 200 characters that calls accept. */
const maxSlugLength = 150;

/** The slug URL of a listing: 'kis-faluszeli-vendeghaz-217'. */
export function listingUrl(name: string, listingID: number): string {
  const slug = foldText(name).slice(0, maxSlugLength).trim().replaceAll(' ', '-');
  return slug === '' ? String(listingID) : `${slug}-${listingID}`;
}

/** The path of a listing's page: its name is in it where its kind has one. */
export function listingPath(kind: ListingKind, name: string, listingID: number): string {
  const { segment, slugColumn } = listingSpecs[kind];
  return `/${segment}/${slugColumn === null ? listingID : listingUrl(name, listingID)}`;
}

/**
 * The id at the end of a slug URL. The slug may be outdated or missing: links stay valid when a listing is renamed.
 * Throws `not_found` for anything else.
 */
export function parseListingUrl(url: string): number {
  const id = Number(/^(?:[a-z0-9]+-)*([1-9]\d{0,9})$/.exec(url)?.[1] ?? 0);
  if (id === 0 || id > maxID) throw notFound();
  return id;
}
