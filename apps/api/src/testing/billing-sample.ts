/** Billing data of a Hungarian firm, as a form sends them. */
export const billingSample = {
  isFirm: 1,
  name: 'Nádas Kft.',
  countryCode: 'HU',
  postalCode: '9021',
  settlement: 'Győr',
  address: 'Baross út 1.',
  taxNumber: '10773381244',
} as const;
