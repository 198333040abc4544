import { requiredLine } from '@piacter/contracts/core';
import { getUnitSign } from '@piacter/contracts/core/units';
import type { DeskValues } from '@piacter/contracts/desks';
import { ownReferenceLimit } from '@piacter/contracts/desks';
import type { ListingKind } from '@piacter/contracts/listings';
import { ApiError } from '../../core/http/api-error.ts';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { deskText } from './desks.text.ts';

/** A listing's values by the names of the desk's fields, as they are stored; the price in forints. */
export type StoredValues = Record<string, string | number | null>;

/** The fields that the desk changes of a kind, with the heads of their columns. */
export function getDeskFields(kind: ListingKind): { name: string; head: string; isNumber: boolean }[] {
  const { priceColumn, numbers } = kindParts[kind].desk;
  return [
    { name: 'ownReference', head: deskText.csv.ownReference, isNumber: false },
    ...(priceColumn === null ? [] : [{ name: 'price', head: deskText.csv.price, isNumber: true }]),
    ...Object.entries(numbers).map(([name, { label, unit }]) => {
      const sign = getUnitSign(unit);
      return { name, head: sign ? `${label} (${sign})` : label, isNumber: true };
    }),
  ];
}

const reference = requiredLine(ownReferenceLimit).nullable();

const refuse = (message: string) => new ApiError('validation_failed', { message });

/** What an edit writes: the advertiser's reference, and the columns of the kind as its own update takes them. */
export interface DeskChanges {
  ownReference?: string | null;
  columns: object;
}

/** Reads the values of an edit; throws `validation_failed` for a field or a value that the kind does not have. */
export function readChanges(kind: ListingKind, { ownReference, price, ...numbers }: DeskValues): DeskChanges {
  const { desk } = kindParts[kind];
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(numbers)) {
    if (!Object.hasOwn(desk.numbers, name)) throw refuse(deskText.unknownField(name));
    raw[name] = value;
  }
  if (price !== undefined) {
    if (desk.priceColumn === null) throw refuse(deskText.computedPrice);
    const { priceUnit } = listingSpecs[kind];
    if (typeof price === 'number' && price % priceUnit !== 0) throw refuse(deskText.wholeThousands);
    raw[desk.priceColumn] = typeof price === 'number' ? price / priceUnit : price;
  }
  const parsed = desk.schema.safeParse(raw);
  if (!parsed.success) throw refuse(parsed.error.issues[0]?.message ?? '');
  const changes: DeskChanges = { columns: parsed.data };
  if (ownReference === undefined) return changes;
  const read = reference.safeParse(ownReference === '' ? null : ownReference);
  if (!read.success) throw refuse(read.error.issues[0]?.message ?? '');
  return { ...changes, ownReference: read.data };
}

/** The values that differ from the stored ones: the same file twice changes nothing. */
export const withoutUnchanged = (stored: StoredValues, values: DeskValues): DeskValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => (value === '' ? null : value) !== (stored[name] ?? null),
    ),
  );
