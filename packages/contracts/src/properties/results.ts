import { area, flag, keyword, list, type ResultDescription, range, silent, sort } from '../search/results.ts';
import {
  createAreaRangeFormat,
  formatAreaRange,
  formatPriceRange,
  formatRoomRange,
  formatSiteRange,
} from '../search/values.ts';
import { adTypes } from './values.ts';

/** What the results of the search of properties are called. */
export const propertyResults: ResultDescription = {
  filters: [
    ...silent('adType', 'houseType', 'countryID', 'settlement', 'countyRegion'),
    range('price', formatPriceRange),
    range('floorArea', formatAreaRange),
    range('rooms', formatRoomRange),
    range('siteArea', formatSiteRange),
    range('balconyArea', createAreaRangeFormat('Erkély')),
    list('buildTechnology', 'Építés módja'),
    list('conditionID', 'Állapot'),
    list('heatType', 'Fűtés'),
    list('parkingType', 'Parkolás'),
    list('viewType', 'Kilátás'),
    list('furnishedType', 'Bútorozott'),
    list('electricityType', 'Villany'),
    list('gasType', 'Gáz'),
    list('specialLocations', 'A közelben'),
    flag('hasBalcony', 'Erkély'),
    flag('hasElevator', 'Lift'),
    flag('moveImmediately', 'Azonnal költözhető'),
    flag('isAttic', 'Tetőtéri'),
    flag('isGardenContact', 'Kertkapcsolat'),
    flag('thermallyInsulated', 'Hőszigetelt'),
    flag('hasSolarPanel', 'Napelem'),
    flag('isSmartHome', 'Okosotthon'),
    area,
    keyword,
    sort,
  ],
  subject: ({ adType = '', houseType = '' }, { getName }) => ({
    attribute: adType === String(adTypes.swap) ? 'Cserélhető' : getName('adType', adType),
    noun: getName('houseType', houseType) ?? 'ingatlan',
  }),
  plurals: { ingatlan: 'ingatlanok', ház: 'házak', lakás: 'lakások', telek: 'telkek' },
};
