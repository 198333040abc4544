import { maxID } from '@piacter/contracts/core/values';
import type { ListingKind } from '@piacter/contracts/listings';
import { notFound } from '../../core/http/api-error.ts';
import { listingSpecs } from './listing-kinds.ts';
import { listingUrl } from './url/listing-url.ts';

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
