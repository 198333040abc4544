import { z } from 'zod';
import {
  day,
  flagReply,
  id,
  instant,
  line,
  nullableInteger,
  nullableText,
  page,
  textID,
} from '../core/scalars.ts';
import { searchTextLimit } from '../core/values.ts';
import { listingState, stateFields } from '../lifecycle/schemas.ts';
import { listingStates } from '../lifecycle/values.ts';
import { listingKinds } from '../listings/values.ts';
import { eventCounts } from '../statistics/schemas.ts';
import { deskActions, deskBatchLimit, deskSorts } from './values.ts';

export const deskParams = z.object({ kind: z.enum(listingKinds) });

/** Which of the caller's listings; a search looks into their reference, address, name and id. */
const deskFilters = {
  q: line(searchTextLimit).optional(),
  /** `hidden`: those that an admin has hidden, whatever their state. */
  state: z.enum([...listingStates, 'hidden']).optional(),
  promoted: z.enum(['1']).optional(),
};
export const deskFilterQuery = z.object(deskFilters);
export type DeskFilters = z.output<typeof deskFilterQuery>;

export const deskQuery = z.object({ ...deskFilters, sort: z.enum(deskSorts).default('newest'), page });
export type DeskQuery = z.output<typeof deskQuery>;

/** What a bulk action knows of a listing. */
const selectable = {
  id,
  title: z.string(),
  ownReference: nullableText,
  /** In forints; null without one. */
  price: nullableInteger,
  ...stateFields,
  /** The promotion in force: 0, 2 or 4. */
  packageType: z.literal([0, 2, 4]),
  isHidden: flagReply,
};
export const deskSelection = z.object(selectable);
export type DeskSelection = z.infer<typeof deskSelection>;

/** One of the caller's listings in a row. */
export const deskRow = z.object({
  ...selectable,
  /** What follows the price: '/hó', '-tól'. */
  priceSuffix: z.string(),
  mainImg: nullableText,
  imageCount: z.int(),
  /** The full address, as its owner sees it; null without one. */
  address: nullableText,
  /** Of the last 30 days, as in the overview. */
  views: z.int(),
  contacts: z.int(),
  /** People who keep it as a favourite. */
  hearts: z.int(),
  /** Days until it expires unless it is renewed; null unless it is published. */
  daysLeft: nullableInteger,
  publicPath: z.string(),
  created: instant,
});
export type DeskRow = z.infer<typeof deskRow>;

export const deskMonthParams = z.object({ kind: z.enum(listingKinds), id: textID });
export const deskMonthQuery = z.object({
  /** The present one by default. */
  month: z
    .string()
    .regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, { error: 'Adj meg egy hónapot így: 2026-11!' })
    .optional(),
});

/** What happened to one of the caller's listings in a month. */
export const deskMonth = z.object({
  listing: deskRow,
  month: z.string(),
  /** Both included; of the present month until today. */
  from: day,
  to: day,
  totals: eventCounts,
  /** Of the month before; of as many days while the month is not over. */
  previous: eventCounts,
  /** People who began to keep it as a favourite in the month, and still do. */
  newHearts: z.int(),
});
export type DeskMonth = z.infer<typeof deskMonth>;

/** How many own listings are in each state, hidden ones apart. */
export const deskCounts = z.object({
  total: z.int(),
  hidden: z.int(),
  byState: z.partialRecord(listingState, z.int()),
});
export type DeskCounts = z.infer<typeof deskCounts>;

/** Values by the names of the desk's fields; the kind of listing knows which it has. */
const deskValues = z.record(
  z.string().regex(/^[a-zA-Z]{1,40}$/),
  z.union([z.string().max(4000), z.number(), z.null()]),
);
export type DeskValues = z.infer<typeof deskValues>;

const deskEdit = z.object({
  id,
  /** The price in forints that the caller saw: the row is refused if it has another one by now. */
  seenPrice: z.int().nonnegative().nullable().optional(),
  changes: deskValues.refine((values) => Object.keys(values).length <= 40),
});
export type DeskEdit = z.output<typeof deskEdit>;
export const deskEdits = z.object({ rows: z.array(deskEdit).min(1).max(deskBatchLimit) });

export const deskActionBody = z.object({
  ids: z.array(id).min(1).max(deskBatchLimit),
  action: z.enum(deskActions),
});

/** What became of a listing, with the reason of a refusal. */
export const deskFate = z.object({
  id,
  fate: z.enum(['changed', 'unchanged', 'refused']),
  message: z.string(),
});
export type DeskFate = z.infer<typeof deskFate>;

/** What a row of a CSV file would do. Rows that would change nothing are only counted. */
export const csvRow = z.object({
  /** Its number in the file, the head being 1. */
  line: z.int(),
  id: id.nullable(),
  title: z.string(),
  fate: z.enum(['changed', 'refused']),
  /** What changes ('Ár (Ft): 45 000 000 → 42 750 000'), or why it is refused. */
  message: z.string(),
  seenPrice: nullableInteger,
  changes: deskValues,
});
export type CsvRow = z.infer<typeof csvRow>;

export const csvTrial = z.object({ rows: z.array(csvRow), unchanged: z.int() });
export type CsvTrial = z.infer<typeof csvTrial>;
