import { typedKeys } from '../core/values.ts';

/** Ad types: the price is called ár for 1 and 4, bérleti díj for 2, érték for 3. */
export const adTypes = { sale: 1, rent: 2, swap: 3, saleOrSwap: 4 } as const;

/**
 * 'Eladó lakás', 'Cserélhető ház': ad type and house type as one phrase. The name of the ad type 'Csere' is a noun,
 * which cannot precede another.
 */
export const formatAdKind = (
  ad: { adType: number; adTypeName: string; houseTypeName: string | null },
  unknownHouse?: string,
): string => {
  const house = ad.houseTypeName ?? unknownHouse;
  if (house === undefined) return ad.adTypeName;
  return `${ad.adType === adTypes.swap ? 'Cserélhető' : ad.adTypeName} ${house}`;
};

/** Ad types with a description of the wanted swap. */
export const swapAdTypes: ReadonlySet<number> = new Set([adTypes.swap, adTypes.saleOrSwap]);

export const houseTypes = { house: 1, flat: 2, plot: 3 } as const;

export const advertiserTypes = ['magánszemély', 'ingatlanközvetítő', 'cég'] as const;

/** Maxima of the number fields. Prices are thousands of forints, areas square metres. */
export const propertyLimits = {
  price: 999_999_999_999_999,
  maintenanceFee: 9_999_999,
  utilities: 999_999_999,
  floorArea: 9_999_999,
  siteArea: 9_999_999,
  balconyArea: 9999,
  roomNumber: 1000,
  halfRoomNumber: 1000,
  /** Kilowatts. */
  solarPanelOutput: 99_999,
  amper: 99_999,
} as const;
export type PropertyNumber = keyof typeof propertyLimits;
export const propertyNumbers = typedKeys(propertyLimits);

/** The numbers that the search filters by range, with the prefix of both query parameters: `roomsFrom`, `roomsTo`. */
export const propertyRanges = {
  price: 'price',
  floorArea: 'floorArea',
  siteArea: 'siteArea',
  balconyArea: 'balconyArea',
  roomNumber: 'rooms',
} as const satisfies Partial<Record<PropertyNumber, string>>;

/**
 * From these values on a price is suspected not to be in thousands of forints (OWN-10); the form warns, nothing is
 * rejected.
 */
export const thousandsWarning = {
  price: 10_000_000,
  rent: 100_000,
  maintenanceFee: 100_000,
  utilities: 100_000,
} as const;

/** The yes/no fields of a property, displayed as Igen/Nem or Van/Nincs. */
export const propertyFlags = [
  'isAttic',
  'isSmartHome',
  'isGardenContact',
  'moveImmediately',
  'hasBalcony',
  'hasElevator',
  'thermallyInsulated',
  'hasSolarPanel',
] as const;
export type PropertyFlag = (typeof propertyFlags)[number];

/** Numbers that add detail to a yes, and are stored only with it (OWN-13). */
export const dependentNumbers = {
  solarPanelOutput: 'hasSolarPanel',
  balconyArea: 'hasBalcony',
} as const satisfies Partial<Record<PropertyNumber, PropertyFlag>>;
export type DependentNumber = keyof typeof dependentNumbers;

/** The lookup fields of a property, each with the list that its id refers to. */
export const propertyLookups = {
  houseType: 'types_house',
  buildTechnology: 'types_build_technology',
  conditionID: 'types_condition',
  heatType: 'types_heating',
  parkingType: 'types_parking',
  viewType: 'types_view',
  furnishedType: 'types_furnished',
  electricityType: 'types_electricity',
  gasType: 'types_gas',
} as const;
export type PropertyLookup = keyof typeof propertyLookups;
export const propertyLookupNames = typedKeys(propertyLookups);

/** Days for which the cards of a property show that its price has dropped. */
export const shownDropDays = 30;

/** Minimum number of properties of which a median price is told. */
export const minPriceSample = 8;
