import {
  area,
  flag,
  keyword,
  list,
  number,
  type ResultDescription,
  range,
  silent,
  sort,
} from '../search/results.ts';
import { formatPriceRange } from '../search/values.ts';

/** '2026. 12. 03.' of '2026-12-03'. */
const writeDay = (day: string | undefined) => (day ? `${day.replaceAll('-', '. ')}.` : '');

/** What the results of the search of accommodations are called. */
export const accommodationResults: ResultDescription = {
  filters: [
    ...silent('accommodationType', 'countryID', 'settlement', 'region'),
    {
      names: ['openFrom', 'openTo'],
      format: ({ openFrom, openTo }) => [openFrom, openTo].map(writeDay).filter(Boolean).join(' – '),
    },
    number('guests', (people) => `${people} fő`),
    list('mealPlan', 'Ellátás'),
    range('price', (from, to) => `${formatPriceRange(from, to)} fejenként`),
    number('minimumStay', (nights) => `${nights} éj`),
    number('minimumPerson', (people) => `Hány főtől: ${people}`),
    list('facilities', 'Szolgáltatások'),
    list('facilitiesAny', 'Valamelyik'),
    list('roomFacilities', 'Szoba'),
    list('bathroomFacilities', 'Fürdőszoba'),
    list('specialLocations', 'A közelben'),
    list('childFriendlyFacilities', 'Gyerekbarát'),
    list('kitchenFacilities', 'Konyha'),
    list('spokenLanguages', 'Beszélt nyelvek'),
    flag('petAllowed', 'Kisállat'),
    keyword,
    area,
    sort,
  ],
  subject: ({ accommodationType = '' }, { getName }) => ({
    noun: getName('accommodationType', accommodationType) ?? 'szállás',
  }),
  plurals: {
    szállás: 'szállások',
    hotel: 'hotelek',
    apartman: 'apartmanok',
    panzió: 'panziók',
    vendégház: 'vendégházak',
    faház: 'faházak',
    nyaraló: 'nyaralók',
  },
};
