import { addressLabels } from '@piacter/contracts/listings/fields';
import { dayLabels } from '@piacter/contracts/timetables/fields';
import { weekdays } from '@piacter/contracts/timetables/values';
import { z } from 'zod';
import type { Gazetteer } from '../../../adapters/geocoding/index.ts';
import { ApiError } from '../../../core/http/api-error.ts';
import { resolvePlace } from '../../places/index.ts';

/** Fields of a listing by their names on the wire. */
export type WireFields = Readonly<Record<string, unknown>>;

/** How a kind compares what a form has seen with what is stored. */
export interface SeenFieldsReading {
  /** The body of a change. */
  schema: z.ZodObject;
  /** The labels of the kind's own fields. */
  labels: Readonly<Record<string, string>>;
  /** What the schema leaves to the service. */
  clean?: (fields: WireFields) => WireFields;
}

const labelsOfAll: Readonly<Record<string, string>> = {
  ...addressLabels,
  ...Object.fromEntries(
    weekdays.flatMap((day) => ['Open', 'From', 'To'].map((part) => [`${day}${part}`, dayLabels[day]])),
  ),
};

/** Lists are sets. */
const toComparable = (value: unknown): unknown =>
  Array.isArray(value) ? [...new Set(value)].sort().join() : value;
const isSame = (value: unknown, other: unknown): boolean => toComparable(value) === toComparable(other);

/** The fields as they would be stored; one that could not be stays as it is. */
function readFields(
  { schema, clean = (fields) => fields }: SeenFieldsReading,
  fields: WireFields,
): WireFields {
  const read = ([name, value]: [string, unknown]) => {
    const field = schema.shape[name];
    const parsed = field && z.safeParse(field, value);
    return [name, parsed?.success ? parsed.data : value];
  };
  return clean(Object.fromEntries(Object.entries(fields).map(read)));
}

/** The fields with the place as the gazetteer spells it, which is how it is stored. */
function withPlace(stored: WireFields, fields: WireFields, gazetteer: Gazetteer): WireFields {
  const row = new Map(Object.entries({ ...stored, ...fields }));
  const getText = (name: string) => {
    const value = row.get(name);
    return typeof value === 'string' ? value : null;
  };
  const countryID = row.get('countryID');
  const { settlement, countyRegion } = resolvePlace(gazetteer, {
    countryID: typeof countryID === 'number' ? countryID : null,
    settlement: getText('settlement'),
    postalCode: getText('postalCode'),
    countyRegion: getText('countyRegion'),
  });
  return {
    ...fields,
    ...('settlement' in fields && { settlement }),
    ...('countyRegion' in fields && { countyRegion }),
  };
}

/**
 * Throws `edited_meanwhile`, with the labels of the fields, if any of them is stored neither as the form has seen it nor
 * as it is sent. To be called while the row is locked. Fields are compared as they would be stored: what a form sends is
 * trimmed, spelled and cleaned before. Those that are not sent do not matter.
 */
export function assertFieldsNotEdited(
  reading: SeenFieldsReading,
  {
    stored,
    seen,
    sent,
    gazetteer,
  }: { stored: WireFields; seen: WireFields; sent: WireFields; gazetteer: Gazetteer },
): void {
  const before = withPlace(stored, readFields(reading, seen), gazetteer);
  const after = withPlace(stored, sent, gazetteer);
  const edited = Object.keys(seen).filter(
    (name) =>
      sent[name] !== undefined &&
      name in stored &&
      ![seen[name], before[name], after[name]].some((value) => isSame(value, stored[name])),
  );
  if (edited.length === 0) return;
  const getLabel = (name: string) => reading.labels[name] ?? labelsOfAll[name] ?? name;
  const labels = [...new Set(edited.map(getLabel))].join(', ');
  throw new ApiError('edited_meanwhile', {
    message: `Mióta megnyitottad, egy másik lapon vagy eszközön ez is megváltozott: ${labels}. Melyik maradjon?`,
    errors: edited.map((path) => ({ path, message: 'Ez közben máshol megváltozott.' })),
  });
}
