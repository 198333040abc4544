import { imageLimit } from '@piacter/contracts/images';
import { listingIDFields } from '@piacter/contracts/listings';
import { packageTypesOfListing } from '@piacter/contracts/packages';
import { priceTableLimit } from '@piacter/contracts/prices';
import { videoLinkLimit } from '@piacter/contracts/videos';
import { type ListingRef, listingSpecs } from '../features/listings/index.ts';
import type { Invariant } from './invariant.ts';

type ListingTarget = Pick<ListingRef, 'idField' | 'table'>;

/** The tables whose rows hang on a listing of any kind, with the name of their own id. */
const partTables = {
  listing_images: 'imgID',
  video_links: 'linkID',
  price_table_products: 'productID',
  timetables: 'timetableID',
};

const atMost = ({ idField, table }: ListingTarget, parts: string, limit: number): Invariant => ({
  sentence: `A row of ${table} has at most ${limit} of ${parts}.`,
  sql: `select ${idField} as id from ${parts} where ${idField} is not null
    group by ${idField} having count(*) > ${limit}`,
});

/** A mask of bits on a listing's row against the relations that it is made of. */
export const maskRule = (
  { idField, table }: ListingTarget,
  mask: string,
  from: { relations: string; lookup: string; entry: string; where?: string },
): Invariant => ({
  sentence: `The ${mask} of ${table} says what the relations say.`,
  sql: `select l.${idField} as id from ${table} l
    where l.${mask} <> coalesce((
      select sum(1 << entry.bit) from ${from.relations} chosen
      join ${from.lookup} entry on entry.${from.entry} = chosen.${from.entry}
      where chosen.${idField} = l.${idField} and ${from.where ?? '1 = 1'}
    ), 0)`,
});

/** What holds for a listing of each kind and for the parts that hang on it. */
const rulesOfKind = (kind: ListingTarget): Invariant[] => {
  const { idField, table } = kind;
  return [
    {
      sentence: `A row of ${table} with pictures has a main one among them, and one without has none.`,
      sql: `select l.${idField} as id from ${table} l
        left join listing_images i on i.imgID = l.mainImgID and i.${idField} = l.${idField}
        where (l.imageCount > 0 and i.imgID is null) or (l.imageCount = 0 and l.mainImgID is not null)
          or not (l.mainImg <=> i.path)`,
    },
    {
      sentence: `The number of pictures that a row of ${table} states is the number it has.`,
      sql: `select l.${idField} as id from ${table} l
        left join (select ${idField}, count(*) as held from listing_images group by ${idField}) i
          on i.${idField} = l.${idField}
        where l.imageCount <> coalesce(i.held, 0)`,
    },
    atMost(kind, 'listing_images', imageLimit),
    atMost(kind, 'video_links', videoLinkLimit),
    atMost(kind, 'price_table_products', priceTableLimit),
    {
      // A promotion whose end has passed is the job's to change: until then it counts for nothing anyway.
      sentence: `The promotion of a row of ${table} is that of its orders in force.`,
      sql: `select l.${idField} as id from ${table} l
        left join (
          select ${idField}, max(concat(packageType, ' ', validTo)) as best from service_orders
          where ${idField} is not null and isActive = 1 and packageType in (2, 4)
            and validFrom <= utc_timestamp(3) and validTo > utc_timestamp(3) group by ${idField}
        ) o on o.${idField} = l.${idField}
        where (l.promotion = 0 and o.best is not null)
          or (l.promotion <> 0 and l.promotedUntil > utc_timestamp(3)
            and not (o.best <=> concat(l.promotion, ' ', l.promotedUntil)))`,
    },
    {
      sentence: `An order for a row of ${table} is its owner's.`,
      sql: `select o.orderID as id from service_orders o join ${table} l on l.${idField} = o.${idField}
        where l.userID <> o.userID`,
    },
    {
      sentence: `The rank of a row of ${table} begins with its promotion.`,
      sql: `select ${idField} as id from ${table}
        where (sortRank >> 51) <> case promotion when 4 then 2 when 2 then 1 else 0 end
          or (sortRank & 1048575) <> (${idField} & 1048575)`,
    },
  ];
};

const namedListings = listingIDFields.map((idField) => `(${idField} is not null)`).join(' + ');

export const listingRules: readonly Invariant[] = [
  ...Object.values(listingSpecs).flatMap(rulesOfKind),
  ...Object.entries(partTables).map(([table, partID]) => ({
    sentence: `Each row of ${table} hangs on exactly one listing.`,
    sql: `select ${partID} as id from ${table} where ${namedListings} <> 1`,
  })),
  {
    sentence: 'An order is for one listing at most.',
    sql: `select orderID as id from service_orders where ${namedListings} > 1`,
  },
  {
    sentence: 'An order for a package of the user names no listing.',
    sql: `select orderID as id from service_orders
      where packageType not in (${[...packageTypesOfListing].join(', ')}) and ${namedListings} > 0`,
  },
];
