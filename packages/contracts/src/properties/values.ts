/** Ad types: the price is called ár for 1 and 4, bérleti díj for 2, érték for 3. */
export const adTypes = { sale: 1, rent: 2, swap: 3, saleOrSwap: 4 } as const;

/** What the ad type 'Csere', a noun, is before another noun. */
export const swapAttribute = 'Cserélhető';

/** What follows a price in forints: rents are monthly. */
export const getPriceSuffix = (adType: number): string => (adType === adTypes.rent ? '/hó' : '');

/**
 * 'Eladó lakás', 'Cserélhető ház': ad type and house type as one phrase.
 */
export const formatAdKind = (
  ad: { adType: number; adTypeName: string; houseTypeName: string | null },
  unknownHouse?: string,
): string => {
  const house = ad.houseTypeName ?? unknownHouse;
  if (house === undefined) return ad.adTypeName;
  return `${ad.adType === adTypes.swap ? swapAttribute : ad.adTypeName} ${house}`;
};

export const houseTypes = { house: 1, flat: 2, plot: 3 } as const;

interface Priced {
  adType: number;
  houseType: number | null;
  /** Thousands of forints. */
  price: number;
  floorArea: number | null;
  siteArea: number | null;
}

/**
 * Forints per square metre of the floor, of a plot of its site; rounded down, as the stored number by which searches are
 * ordered. null for rents and swaps, and without a price or an area.
 */
export function getUnitPrice({ adType, houseType, price, floorArea, siteArea }: Priced): number | null {
  const area = houseType === houseTypes.plot ? siteArea : floorArea;
  if (!area || price === 0 || adType === adTypes.rent || adType === adTypes.swap) return null;
  return Math.floor((price * 1000) / area);
}

export const advertiserTypes = ['magánszemély', 'ingatlanközvetítő', 'cég'] as const;

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

/** Forints per square metre of a home for sale, beyond which its form asks whether price and area are right. */
export const plausibleUnitPrice = { min: 10_000, max: 20_000_000 } as const;

/** Below this share of the median around it a price is asked about, too. */
export const plausibleShareOfMedian = 0.01;

/** 'Energetika: legalább B' */
export const formatEnergyClassFrom = (name: string): string => `Energetika: legalább ${name}`;

/** In how many days, today included, an ad may have been published that is new. */
export const newWithinDays = [1, 3, 7] as const;

/** 'Ma feladott', 'Az utolsó 3 napban feladott'. */
export const formatNewWithin = (days: number | string): string =>
  Number(days) === 1 ? 'Ma feladott' : `Az utolsó ${days} napban feladott`;

/** Days for which the cards of a property show that its price has dropped. */
export const shownDropDays = 30;

/** Minimum number of properties of which a median price is told. */
export const minPriceSample = 8;
