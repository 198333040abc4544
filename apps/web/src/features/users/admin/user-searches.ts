import { searchTextLimit } from '@piacter/contracts/core/values';
import type { UserKind } from '@piacter/contracts/users/values';
import { describeSearch } from '../../search/index.ts';
import { text } from './text.ts';

const { filters: labels } = text;

const textFilter = <const Name extends keyof typeof labels>(name: Name, isDetail = false) =>
  ({ kind: 'text', name, label: labels[name], maxLength: searchTextLimit, isDetail }) as const;

const dates = {
  kind: 'dates',
  bounds: 'past',
  from: 'createdFrom',
  to: 'createdTo',
  label: labels.created,
  isDetail: true,
  format: text.registeredBetween,
} as const;

const commonDetails = [
  textFilter('mobile', true),
  textFilter('tel', true),
  textFilter('postalCode', true),
  textFilter('street', true),
  textFilter('countyRegion', true),
  textFilter('countryName', true),
  dates,
] as const;

const stateOptions = [
  { value: '1', label: labels.confirmed },
  { value: '0', label: labels.unconfirmed },
];

/** The admin's searches of users (ADM-06, ADM-07). */
export const userSearches = {
  firm: describeSearch({
    call: 'GET /api/search-firm-users',
    filters: [
      textFilter('firmName'),
      textFilter('contactPerson'),
      textFilter('contactEmail'),
      textFilter('settlement'),
      textFilter('taxNumber', true),
      ...commonDetails,
    ],
  }),
  individual: describeSearch({
    call: 'GET /api/search-individual-users',
    filters: [
      textFilter('lastName'),
      textFilter('firstName'),
      textFilter('contactEmail'),
      {
        kind: 'select',
        variant: 'dropdown',
        name: 'activated',
        label: labels.activated,
        placeholder: labels.anyState,
      },
      textFilter('settlement', true),
      ...commonDetails,
    ],
    useOptions: () => ({ activated: stateOptions }),
  }),
} satisfies Record<UserKind, unknown>;
