import type { NewServiceBody, ServiceBody } from '@piacter/contracts/services';
import {
  addressChoices,
  type ColumnSpecs,
  columnNames,
  columnsAs,
  createListingFinder,
  pick,
  toAddressColumns,
} from '../listings/index.ts';
import type { Choice } from '../lookups/index.ts';
import { cleanDescription } from './description.ts';

/** The columns that a professional fills in beside the address. Phone and e-mail address are the service's own. */
export const serviceColumns = columnsAs(
  ['title', 'contactEmail', 'phone', 'webpage', 'description'],
  'value',
) satisfies ColumnSpecs<'service'>;

const names = columnNames(serviceColumns);

/** The fields of a service whose ids have to be in a list. */
export const serviceChoices = (body: ServiceBody): Choice[] => [
  ['selectedServiceTypes', 'professions', body.selectedServiceTypes],
  ...addressChoices(body),
];

/** The body with its description sanitized; throws at `description` when nothing visible is left. */
export const withCleanDescription = <Body extends ServiceBody | NewServiceBody>(body: Body): Body => ({
  ...body,
  description: cleanDescription(body.description),
});

/** The stored columns of a body. */
export const toServiceRecord = (body: ServiceBody) => ({ ...toAddressColumns(body), ...pick(body, names) });

/** One service that the viewer may see; its price is derived from its price table. */
export const findService = createListingFinder('service', [...names, 'price'], []);
