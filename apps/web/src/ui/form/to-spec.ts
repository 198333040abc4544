import { type Field, isApplicable } from '@piacter/contracts/core/fields';

/** What its description says of a field in a form. */
export const toSpec = <const Name extends string>(name: Name, field: Field) => ({
  name,
  label: field.label,
  required: field.isRequired === true,
  isExpected: () => field.isRequired === true,
  isShown: (values: Readonly<Record<string, unknown>>) => isApplicable(field, values),
});
