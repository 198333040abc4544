import { z } from 'zod';
import type { AskedNumber, Field } from './fields.ts';
import { flag, id, orNull, textFlag, textIDs, textInteger } from './scalars.ts';
import { getUnitSign } from './units.ts';

/** The schemas of a field; the API document shows its label and unit. */

type Of<Type extends Field['type']> = Extract<Field, { type: Type }>;

const summarize = (field: Field): string => {
  const unit = 'unit' in field && field.unit && getUnitSign(field.unit);
  return unit ? `${field.label} (${unit})` : field.label;
};

/** In a body. Prices are thousands of forints. */
export const numberBody = (field: Of<'number'>) =>
  orNull(z.int().min(0).max(field.max)).describe(summarize(field));
export const requiredNumberBody = (field: Of<'number'>) =>
  z.int().min(0).max(field.max).describe(summarize(field));
export const rangeEndBody = (field: Of<'range'>) => z.int().min(0).max(field.max).describe(summarize(field));
export const countBody = ({ min, max, ...field }: Of<'count'>) =>
  z.int().min(min).max(max).describe(field.label);
export const flagBody = (field: Of<'flag'>) => orNull(flag).describe(summarize(field));
export const requiredFlagBody = (field: Of<'flag'>) => flag.describe(summarize(field));
/** If absent, the stored entries are kept. */
export const listBody = (field: Of<'list'>) => z.array(id).max(63).optional().describe(summarize(field));
export const lookupBody = (field: Of<'lookup'>) => orNull(id).describe(summarize(field));

/** In a query. */
export const rangeEndQuery = (field: Of<'number' | 'range'>) =>
  textInteger(0, field.max).optional().describe(summarize(field));
export const askedQuery = ({ asked: { min, label }, max }: { asked: AskedNumber; max: number }) =>
  textInteger(min, max).optional().describe(label);
export const flagQuery = (field: Of<'flag'>) => textFlag.optional().describe(summarize(field));
/** Several of the words that stand for the options of a choice, with commas in between. */
export const wordsQuery = ({
  label,
  asked: { values },
}: {
  label: string;
  asked: { values: readonly string[] };
}) => {
  const any = values.join('|');
  return z
    .string()
    .regex(new RegExp(`^(?:${any})(?:,(?:${any})){0,${values.length - 1}}$`))
    .transform((list) => [...new Set(list.split(','))])
    .optional()
    .describe(label);
};
export const listQuery = (field: Of<'lookup' | 'list'>) => textIDs.optional().describe(summarize(field));
