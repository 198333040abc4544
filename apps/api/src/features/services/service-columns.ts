import { pick } from '@piacter/contracts/core';
import { namesOf } from '@piacter/contracts/core/fields';
import { type ServiceChanges, serviceFields } from '@piacter/contracts/services';
import { sanitize } from '../../core/sanitized-html.ts';
import {
  addressChoices,
  addressFields,
  type ColumnSpecs,
  columnNames,
  columnsAs,
  type WrittenRow,
} from '../listings/rows/index.ts';
import type { Choice } from '../lookups/index.ts';
import { cleanDescription } from './description.ts';

/** The columns that a professional fills in beside the address. Phone and e-mail address are the service's own. */
export const serviceColumns = columnsAs(
  [...namesOf(serviceFields, 'line'), 'description'],
  'value',
) satisfies ColumnSpecs<'service'>;

const names = columnNames(serviceColumns);

/** What the professional fills in, as it is stored. */
export const writtenColumns = [...addressFields, ...names];
export type WrittenService = WrittenRow<'service', keyof typeof serviceColumns>;

/** The fields of a service whose ids have to be in a list. */
export const serviceChoices = (body: ServiceChanges): Choice[] => [
  ['selectedServiceTypes', serviceFields.selectedServiceTypes.list, body.selectedServiceTypes],
  ...addressChoices(body),
];

/** The body with its description sanitized; throws at `description` when nothing visible is left. */
export const withCleanDescription = <Body extends ServiceChanges>(body: Body): Body =>
  body.description === undefined ? body : { ...body, description: cleanDescription(body.description) };

/** The fields with their description as it is stored, without the limits of a new one. */
export const withSanitizedDescription = (fields: Readonly<Record<string, unknown>>) =>
  typeof fields.description === 'string' ? { ...fields, description: sanitize(fields.description) } : fields;

/** The columns to store. */
export const toServiceRecord = (given: WrittenService): WrittenService => pick(given, writtenColumns);
