import {
  area,
  filtersByField,
  keyword,
  places,
  type ResultDescription,
  radius,
  sort,
} from '../search/results.ts';
import { propertyFields } from './fields.ts';
import { adTypes, swapAttribute } from './values.ts';

/** What the results of the search of properties are called. */
export const propertyResults: ResultDescription = {
  filters: [
    ...places('settlement', 'countyRegion'),
    radius,
    ...filtersByField(propertyFields, ['adType', 'houseType']),
    area,
    keyword,
    sort,
  ],
  subject: ({ adType = '', houseType = '' }, { getName }) => ({
    attribute: adType === String(adTypes.swap) ? swapAttribute : getName('adType', adType),
    noun: getName('houseType', houseType) ?? 'ingatlan',
  }),
  plurals: { ingatlan: 'ingatlanok', ház: 'házak', lakás: 'lakások', telek: 'telkek' },
};
