import { createRecord, toFlag } from '@piacter/contracts/core/values';
import type { ListingKind, listingTableByKind } from '@piacter/contracts/listings/values';
import type { DB } from '@piacter/db';
import type { Selectable } from 'kysely';
import type { Choice, LookupNames, NamedList } from '../../lookups/index.ts';
import type { AddressField } from './address.ts';

/** A row of a kind's table, by the generated types of the schema. */
export type ListingTableRow<Kind extends ListingKind> = Selectable<DB[(typeof listingTableByKind)[Kind]]>;

/** The id of an entry of a lookup list; replies carry the entry's name beside it. */
interface LookupColumn {
  list: NamedList;
  /** The column is never null, so neither is the name. */
  isRequired?: boolean;
}

/** How replies carry a column: unchanged, as 0 or 1, as 0, 1 or null, or as an id and a name. */
type ColumnSpec = 'value' | 'flag' | 'optionalFlag' | LookupColumn;

/**
 * The columns of a kind that its advertiser fills in, each listed once: what is written, validated, selected, and put
 * into cards and details is picked from here by name.
 */
export type ColumnSpecs<Kind extends ListingKind> = {
  readonly [Column in keyof ListingTableRow<Kind>]?: ColumnSpec;
};

/** What an advertiser of the kind fills in, as it is stored: the address and the kind's own columns. */
export type WrittenRow<Kind extends ListingKind, Column extends PropertyKey> = Pick<
  ListingTableRow<Kind>,
  (AddressField | Column) & keyof ListingTableRow<Kind>
>;

type Specs = Readonly<Record<string, ColumnSpec>>;
type Named<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends LookupColumn ? Column : never;
}[keyof Columns];
/** `houseType` → `houseTypeName`, `conditionID` → `conditionName`. */
type NameField<Column> = `${Column extends `${infer Stem}ID` ? Stem : Column & string}Name`;
type Read<Spec, Value> = Spec extends 'flag' ? 0 | 1 : Spec extends 'optionalFlag' ? 0 | 1 | null : Value;

type Reply<Columns extends Specs, Row> = {
  [Column in keyof Columns & keyof Row]: Read<Columns[Column], Row[Column]>;
} & {
  [Column in Named<Columns> as NameField<Column>]: Columns[Column] extends { isRequired: true }
    ? string
    : string | null;
};

/** The same spec for several columns. */
export const columnsAs = <const Name extends string, const Spec extends ColumnSpec>(
  names: readonly Name[],
  spec: Spec,
) => createRecord(names, () => spec);

/** A column of the same name for each field of a contract that refers to a lookup list. */
export const lookupColumns = <const Lists extends Readonly<Record<string, NamedList>>>(lists: Lists) =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, { list }])) as {
    [Name in keyof Lists]: { list: Lists[Name] };
  };

export const columnNames = <Columns extends Specs>(columns: Columns) =>
  Object.keys(columns) as (keyof Columns & string)[];

function toReplyValue(spec: ColumnSpec, value: unknown): unknown {
  if (spec === 'flag') return toFlag(value);
  if (spec === 'optionalFlag') return value === null ? null : toFlag(value);
  return value;
}

const toNameField = (column: string) => `${column.replace(/ID$/, '')}Name`;

/** Reads the columns of a row as replies carry them, with the names of lookup entries. */
export function createColumnReader<const Columns extends Specs>(columns: Columns) {
  // Once for all rows: cards are read by the page.
  const entries = Object.entries(columns).map(
    ([column, spec]) => ({ column, spec, nameField: toNameField(column) }) as const,
  );
  return <Row extends Record<keyof Columns, unknown>>(row: Row, names: LookupNames): Reply<Columns, Row> => {
    const reply: Record<string, unknown> = {};
    for (const { column, spec, nameField } of entries) {
      const value: unknown = row[column];
      reply[column] = toReplyValue(spec, value);
      if (typeof spec === 'string') continue;
      const name = names.findName(spec.list, typeof value === 'number' ? value : null);
      reply[nameField] = spec.isRequired ? (name ?? '') : name;
    }
    return reply as Reply<Columns, Row>;
  };
}

/** The lookup fields of a body with the lists that their ids have to be in. */
export const lookupChoices = (columns: Specs, body: Readonly<Record<string, unknown>>): Choice[] =>
  Object.entries(columns).flatMap(([column, spec]): Choice[] => {
    const id = body[column];
    return typeof spec === 'string' || typeof id !== 'number' ? [] : [[column, spec.list, id]];
  });
