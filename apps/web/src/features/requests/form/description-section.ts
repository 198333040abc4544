import type { TextField } from '@piacter/contracts/core/fields';
import { textArea } from '../../../ui/form/field-kinds.tsx';
import { toSpec } from '../../../ui/form/to-spec.ts';

/** The last section of a form, for what its fields have not asked. */
export const descriptionSection = (title: string, field: TextField<string, string>) => ({
  id: 'keresek',
  title,
  fields: [{ ...toSpec('description', field), kind: textArea({ maxLength: field.max }) }],
});
