import { fromEntries, typedEntries } from '@piacter/contracts/core/values';
import {
  type ListingIDField,
  type ListingKind,
  listingIDFieldByKind,
  listingIDFields,
  listingTableByKind,
} from '@piacter/contracts/listings/values';

export type ListingTable = (typeof listingTableByKind)[ListingKind];

/** One listing of any kind, with the names of its table and of its id. */
export interface ListingRef {
  kind: ListingKind;
  table: ListingTable;
  idField: ListingIDField;
  listingID: number;
}

/** The names of a kind's table and of its id. */
export const getListingTable = (kind: ListingKind): { table: ListingTable; idField: ListingIDField } => ({
  table: listingTableByKind[kind],
  idField: listingIDFieldByKind[kind],
});

export const listingRef = (kind: ListingKind, listingID: number): ListingRef => ({
  kind,
  ...getListingTable(kind),
  listingID,
});

const kindByIDField = fromEntries(typedEntries(listingIDFieldByKind).map(([kind, field]) => [field, kind]));

/** The listing that a wire field and its id name. */
export const listingRefOfField = (idField: ListingIDField, listingID: number): ListingRef =>
  listingRef(kindByIDField[idField], listingID);

type ListingIDs = { [Field in ListingIDField]?: number | null | undefined };

/** The listing that a row or a body names by one of its id fields; undefined when all are empty. */
export function findListingRef(row: ListingIDs): ListingRef | undefined {
  for (const idField of listingIDFields) {
    const listingID = row[idField];
    if (typeof listingID === 'number') return listingRefOfField(idField, listingID);
  }
  return undefined;
}

/** The listing that a body names; its schema guarantees exactly one id field. */
export function getListingRef(body: ListingIDs): ListingRef {
  const listing = findListingRef(body);
  if (!listing) throw new Error('the schema accepted a body that names no listing');
  return listing;
}
