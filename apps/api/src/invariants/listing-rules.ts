import { imageLimit } from '@piacter/contracts/images';
import { foundStates, listingStates } from '@piacter/contracts/lifecycle';
import { listingIDFields, listingKinds } from '@piacter/contracts/listings';
import { packageTypesOfListing } from '@piacter/contracts/packages';
import { priceTableLimit } from '@piacter/contracts/prices';
import { videoLinkLimit } from '@piacter/contracts/videos';
import { listingSpecs } from '../features/listings/index.ts';
import type { ListingRef } from '../features/listings/rows/index.ts';
import type { Invariant } from './invariant.ts';

type ListingTarget = Pick<ListingRef, 'idField' | 'table'>;

const quote = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');
const found = quote(foundStates);
const states = quote(listingStates);

/** The tables of parts, whose rows belong to a listing of any kind, with their id columns. */
const partTables = {
  listing_images: 'imgID',
  video_links: 'linkID',
  price_table_products: 'productID',
  timetables: 'timetableID',
};

const limitRule = ({ idField, table }: ListingTarget, parts: string, limit: number): Invariant => ({
  sentence: `A row of ${table} has at most ${limit} of ${parts}.`,
  sql: `select ${idField} as id from ${parts} where ${idField} is not null
    group by ${idField} having count(*) > ${limit}`,
});

/** Compares a bit mask in a listing's row with the relations that it is computed from. */
export const maskRule = (
  { idField, table }: ListingTarget,
  mask: string,
  from: { relations: string; lookup: string; entry: string; where?: string },
): Invariant => ({
  sentence: `The ${mask} of ${table} matches its relations.`,
  sql: `select l.${idField} as id from ${table} l
    where l.${mask} <> coalesce((
      select sum(1 << entry.bit) from ${from.relations} selected
      join ${from.lookup} entry on entry.${from.entry} = selected.${from.entry}
      where selected.${idField} = l.${idField} and ${from.where ?? '1 = 1'}
    ), 0)`,
});

/** The rules of a listing of any kind and of its parts. */
const getKindRules = (listing: ListingTarget & Pick<ListingRef, 'kind'>): Invariant[] => {
  const { kind, idField, table } = listing;
  return [
    {
      sentence: `A row of ${table} has a main picture among its pictures exactly when it has pictures.`,
      sql: `select l.${idField} as id from ${table} l
        left join listing_images i on i.imgID = l.mainImgID and i.${idField} = l.${idField}
        where (l.imageCount > 0 and i.imgID is null) or (l.imageCount = 0 and l.mainImgID is not null)
          or not (l.mainImg <=> i.path)`,
    },
    {
      sentence: `The picture count in a row of ${table} is the number of its pictures.`,
      sql: `select l.${idField} as id from ${table} l
        left join (select ${idField}, count(*) as held from listing_images group by ${idField}) i
          on i.${idField} = l.${idField}
        where l.imageCount <> coalesce(i.held, 0)`,
    },
    limitRule(listing, 'listing_images', imageLimit),
    limitRule(listing, 'video_links', videoLinkLimit),
    limitRule(listing, 'price_table_products', priceTableLimit),
    {
      // An expired promotion is left to the job: readers ignore it until then.
      sentence: `The promotion of a row of ${table} matches its orders in force.`,
      sql: `select l.${idField} as id from ${table} l
        left join (
          select ${idField}, max(concat(packageType, ' ', validTo)) as best from service_orders
          where ${idField} is not null and isActive = 1 and packageType in (2, 4)
            and validFrom <= :now and validTo > :now group by ${idField}
        ) o on o.${idField} = l.${idField}
        where (l.promotion = 0 and o.best is not null)
          or (l.promotion <> 0 and l.promotedUntil > :now
            and not (o.best <=> concat(l.promotion, ' ', l.promotedUntil)))`,
    },
    {
      sentence: `An order for a row of ${table} belongs to its owner.`,
      sql: `select o.orderID as id from service_orders o join ${table} l on l.${idField} = o.${idField}
        where l.userID <> o.userID`,
    },
    {
      sentence: `A row of ${table} is published exactly when it is live or reserved, not hidden, and its owner neither deleted nor blocked.`,
      sql: `select l.${idField} as id from ${table} l join users owner on owner.userID = l.userID
        where (l.status = 1) <> (l.state in (${found}) and l.hiddenAt is null
          and owner.deletedAt is null and owner.blockedAt is null)`,
    },
    {
      sentence: `A row of ${table} is in a state of the graph, and a paused or ended one has a time of that.`,
      sql: `select ${idField} as id from ${table} where state not in (${states})
        or (state not in ('draft', ${found}) and stateChangedAt is null)`,
    },
    {
      sentence: `No row of ${table} has an id that is recorded as deleted.`,
      sql: `select l.${idField} as id from ${table} l
        join deleted_listings gone on gone.listingID = l.${idField} and gone.kind = '${kind}'`,
    },
    {
      sentence: `A row of ${table} has a reason for being hidden exactly when it is hidden.`,
      sql: `select ${idField} as id from ${table} where (hiddenAt is null) <> (hiddenReason is null)`,
    },
    {
      sentence: `The rank of a row of ${table} matches its promotion.`,
      sql: `select ${idField} as id from ${table}
        where (sortRank >> 51) <> case promotion when 4 then 2 when 2 then 1 else 0 end
          or (sortRank & 1048575) <> (${idField} & 1048575)`,
    },
  ];
};

const listingCount = listingIDFields.map((idField) => `(${idField} is not null)`).join(' + ');

export const listingRules: readonly Invariant[] = [
  ...listingKinds.flatMap((kind) => getKindRules({ kind, ...listingSpecs[kind] })),
  ...Object.entries(partTables).map(([table, partID]) => ({
    sentence: `Each row of ${table} belongs to exactly one listing.`,
    sql: `select ${partID} as id from ${table} where ${listingCount} <> 1`,
  })),
  {
    sentence: 'An order is for one listing at most.',
    sql: `select orderID as id from service_orders where ${listingCount} > 1`,
  },
  {
    sentence: 'An order for a package that belongs to the user has no listing.',
    sql: `select orderID as id from service_orders
      where packageType not in (${[...packageTypesOfListing].join(', ')}) and ${listingCount} > 0`,
  },
];
