import type { Timetable } from '@piacter/contracts/timetables';
import { describe, expect, it } from 'vitest';
import { addressAndGeo, offers, openingHours, telephone } from './listing-json-ld.ts';
import { describeAdvertiser } from './site-json-ld.ts';

const address = {
  countryName: 'Magyarország',
  postalCode: null,
  settlement: 'Tihany',
  countyRegion: null,
  street: null,
  publicPlaceName: null,
  houseNumber: null,
  lat: null,
  lon: null,
};

describe('addressAndGeo', () => {
  it('leaves out what is missing or hidden', () => {
    expect(addressAndGeo(address)).toEqual({
      address: { '@type': 'PostalAddress', addressCountry: 'Magyarország', addressLocality: 'Tihany' },
    });
  });

  it('includes street and coordinates', () => {
    const shown = {
      ...address,
      street: 'Kossuth',
      publicPlaceName: 'utca',
      houseNumber: '8',
      lat: 46.9,
      lon: 17.8,
    };
    expect(addressAndGeo(shown)).toMatchObject({
      address: { streetAddress: 'Kossuth utca 8' },
      geo: { latitude: 46.9, longitude: 17.8 },
    });
  });
});

describe('openingHours', () => {
  it('lists the open days', () => {
    const week = { mondayOpen: 1, mondayFrom: '08:00', mondayTo: '16:30', sundayOpen: 0 } as Timetable;
    expect(openingHours(week)).toEqual({
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Monday',
          opens: '08:00',
          closes: '16:30',
        },
      ],
    });
  });

  it('is empty without a timetable', () => {
    expect(openingHours(null)).toEqual({});
  });
});

it('phone numbers can be called from abroad, however they were typed', () => {
  expect(telephone('06-20/123 45 67')).toEqual({ telephone: '+36201234567' });
  expect(telephone('+43 1 5120')).toEqual({ telephone: '+4315120' });
  expect(telephone(undefined)).toEqual({});
  const advertiser = { name: 'Kő Bt.', path: '/hirdeto/ko-7', isFirm: true, phone: '(06 52) 123-456' };
  expect(describeAdvertiser(advertiser, 'https://piacter.test')).toMatchObject({ telephone: '+3652123456' });
});

describe('offers', () => {
  it('state a price or a price range', () => {
    const rows = [
      { productName: 'Kiszállás', priceFrom: 5000, priceTo: null },
      { productName: 'Festés', priceFrom: 1500, priceTo: 3000 },
    ];
    expect(offers(rows)).toMatchObject({
      makesOffer: [
        { name: 'Kiszállás', priceSpecification: { price: 5000, priceCurrency: 'HUF' } },
        { name: 'Festés', priceSpecification: { minPrice: 1500, maxPrice: 3000 } },
      ],
    });
  });

  it('are empty without prices', () => {
    expect(offers([])).toEqual({});
  });
});
