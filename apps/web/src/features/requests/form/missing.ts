import { type Fields, isExpected } from '@piacter/contracts/core/fields';
import type { FieldErrors } from '../../../lib/form/index.ts';
import { text } from './text.ts';

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** An error for every empty field. */
export const getMissing = <Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): FieldErrors =>
  Object.fromEntries(names.filter((name) => isEmpty(values[name])).map((name) => [name, text.missing]));

/** Rules that the schema checks only once all fields are valid: fields that are required where they apply. */
export const createRules =
  (fields: Fields) =>
  async (values: Readonly<Record<string, unknown>>): Promise<FieldErrors> => {
    const expected = Object.entries(fields).filter(([, field]) => field.when && isExpected(field, values));
    return getMissing(
      values,
      expected.flatMap(([name, field]) => (field.type === 'range' ? field.ends : name)),
    );
  };
