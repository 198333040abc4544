import type { FieldErrors } from '../../../lib/form/index.ts';
import { text } from './text.ts';

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** An error for every empty field. */
export const getMissing = <Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): FieldErrors =>
  Object.fromEntries(names.filter((name) => isEmpty(values[name])).map((name) => [name, text.missing]));
