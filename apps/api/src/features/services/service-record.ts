import type { NewServiceBody, ServiceBody } from '@piacter/contracts/services';
import { toAddressColumns } from '../listings/index.ts';
import type { Choice } from '../lookups/index.ts';
import { cleanDescription } from './description.ts';

/** The fields of a service whose ids have to be in a list. */
export const serviceChoices = (body: ServiceBody): Choice[] => [
  ['selectedServiceTypes', 'professions', body.selectedServiceTypes],
  ['countryID', 'countries', body.countryID],
  ['publicPlaceType', 'types_public_place', body.publicPlaceType],
];

/** The body with the description that is kept of it; throws at `description` when there is nothing to keep. */
export const withCleanDescription = <Body extends ServiceBody | NewServiceBody>(body: Body): Body => ({
  ...body,
  description: cleanDescription(body.description),
});

/** What is stored of a service as it was sent, column by column. */
export const serviceRecord = (body: ServiceBody) => ({
  ...toAddressColumns(body),
  title: body.title,
  contactEmail: body.contactEmail,
  phone: body.phone,
  webpage: body.webpage,
  description: body.description,
});
