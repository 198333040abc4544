import { packageTypes } from '@piacter/contracts/packages/values';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';

/** A property as in the reply of a search; `overrides` replace its fields. */
export const createPropertyCard = (overrides: object = {}) => ({
  realEstateID: 4,
  adType: adTypes.sale,
  adTypeName: 'Eladó',
  houseType: houseTypes.flat,
  houseTypeName: 'lakás',
  mainImg: null,
  imageCount: 0,
  countryName: 'Magyarország',
  postalCode: '4031',
  settlement: 'Debrecen',
  countyRegion: null,
  streetName: null,
  buildTechnology: 2,
  buildTechnologyName: 'panel',
  floorArea: 54,
  siteArea: null,
  roomNumber: 2,
  halfRoomNumber: 0,
  floorNumber: null,
  energyClass: null,
  energyClassName: null,
  advertiserType: null,
  price: 45_000,
  packageType: packageTypes.kiemelt,
  created: '2026-11-01T10:00:00.000Z',
  ...overrides,
});
