import { listingFinder } from '../listings/index.ts';

/** One ad that the viewer may see, with everything its page shows. */
export const findProperty = listingFinder(
  'property',
  [
    'realEstateID',
    'adType',
    'advertiserType',
    'price',
    'maintenanceFee',
    'utilities',
    'floorArea',
    'siteArea',
    'roomNumber',
    'halfRoomNumber',
    'isAttic',
    'isSmartHome',
    'isGardenContact',
    'moveImmediately',
    'hasBalcony',
    'hasElevator',
    'thermallyInsulated',
    'hasSolarPanel',
    'solarPanelOutput',
    'houseType',
    'buildTechnology',
    'conditionID',
    'heatType',
    'parkingType',
    'viewType',
    'furnishedType',
    'electricityType',
    'amper',
    'gasType',
    'description',
    'exchangeDesc',
  ],
  ['specialMask'],
);

export type PropertyRow = NonNullable<Awaited<ReturnType<typeof findProperty>>>;
