import { formatUnwantedFloors } from '../core/field-words.ts';
import { upperFirst } from '../core/hungarian.ts';
import {
  area,
  filtersByField,
  keyword,
  number,
  places,
  type ResultDescription,
  radius,
  sort,
  unwanted,
  unwantedPlaces,
} from '../search/results.ts';
import { energyClassFrom, propertyFields, searchedFields } from './fields.ts';
import { adTypes, advertiserTypes, formatEnergyClassFrom, formatNewWithin, swapAttribute } from './values.ts';

const { param: advertiser, values: advertisers } = propertyFields.advertiserType.asked;
/** 'Magánszemély, cég' */
const formatAdvertisers = (chosen: string) =>
  upperFirst(
    advertiserTypes.filter((_, place) => chosen.split(',').includes(advertisers[place] ?? '')).join(', '),
  );

/** What the results of the search of properties are called. */
export const propertyResults: ResultDescription = {
  filters: [
    ...places('settlement', 'countyRegion'),
    radius,
    ...filtersByField(searchedFields, ['adType', 'houseType']),
    unwanted('specialLocations', searchedFields.specialLocations),
    number('notFloor', formatUnwantedFloors),
    unwantedPlaces,
    {
      names: [energyClassFrom.param],
      format: ({ [energyClassFrom.param]: id = '' }, { getName }) => {
        const name = getName(energyClassFrom.param, id);
        return name === undefined ? energyClassFrom.label : formatEnergyClassFrom(name);
      },
    },
    number(advertiser, formatAdvertisers),
    number('newWithin', formatNewWithin),
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
