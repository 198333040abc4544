import { expect, it } from 'vitest';
import { findSchemaErrors } from './schema-org.ts';

const context = { '@context': 'https://schema.org' };
const place = { '@type': 'PostalAddress', addressLocality: 'Győr' };

it.each([
  {
    ...context,
    '@type': 'LodgingBusiness',
    name: 'Nádas',
    address: place,
    petsAllowed: true,
    priceRange: '€',
  },
  { ...context, '@type': 'Service', provider: { '@id': 'https://pelda.hu/#organization' } },
  {
    ...context,
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://pelda.hu/?q={q}' },
      'query-input': 'required name=q',
    },
  },
  {
    ...context,
    '@type': 'Offer',
    availability: 'https://schema.org/InStock',
    price: 5,
    itemOffered: { '@type': 'Product', name: 'Lakás' },
  },
])('finds no error in a valid object %#', (data) => {
  expect(findSchemaErrors(data)).toEqual([]);
});

it.each([
  [{ '@type': 'Thing' }, '@context is undefined'],
  [{ ...context, '@type': 'HolidayFlat' }, ': no type HolidayFlat'],
  [{ ...context, '@type': 'Service', floorSize: 3 }, '/Service.floorSize is unknown'],
  [{ ...context, '@type': 'LodgingBusiness', petsAllowed: 3 }, '/LodgingBusiness.petsAllowed cannot be 3'],
  [{ ...context, '@type': 'Offer', availability: 'InStore' }, '/Offer.availability cannot be "InStore"'],
  [
    { ...context, '@type': 'Offer', availability: 'https://schema.org/Sold' },
    '/Offer.availability cannot be "https://schema.org/Sold"',
  ],
  [
    { ...context, '@type': 'Service', areaServed: { '@type': 'City', title: 'Győr' } },
    '/Service.areaServed/City.title is unknown',
  ],
  [
    { ...context, '@type': 'LodgingBusiness', geo: place },
    '/LodgingBusiness.geo cannot be {"@type":"PostalAddress","addressLocality":"Győr"}',
  ],
  [{ ...context, '@type': 'WebSite', 'query-input': 'x' }, '/WebSite.query-input is unknown'],
])('finds what is not in the vocabulary %#', (data, error) => {
  expect(findSchemaErrors(data)).toEqual([error]);
});
