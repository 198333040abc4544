import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import type { Filters } from './addresses.ts';

/** Filters of properties, as visitors set them. */
export function createPropertyFilters({ below, pick }: Seeded) {
  const sale = () => {
    const priceFrom = 10_000 + 5000 * below(8);
    return { adType: adTypes.sale, priceFrom, priceTo: priceFrom * pick([2, 3]) };
  };
  const rent = () => ({ adType: adTypes.rent, priceFrom: 80, priceTo: 150 + 50 * below(5) });
  return {
    adType: () => ({ adType: pick([adTypes.sale, adTypes.sale, adTypes.rent]) }),
    price: () => pick([sale, sale, rent])(),
    houseType: () => ({ houseType: pick([houseTypes.house, houseTypes.flat]) }),
    one: () =>
      pick<Filters>([{ roomsFrom: 2 }, { hasBalcony: 1 }, { conditionID: '1,2,3' }, { floorAreaFrom: 50 }]),
    three: () => ({
      conditionID: pick(['1', '2,3', '4']),
      floorAreaFrom: 40 + 10 * below(6),
      roomsFrom: 1 + below(3),
    }),
    rare: () => ({
      heatType: 12 + below(17),
      ...pick<Filters>([
        { hasSolarPanel: 1 },
        { isSmartHome: 1, hasElevator: 1 },
        { specialLocations: `${1 + below(60)}` },
      ]),
    }),
  };
}

/** Facilities that many accommodations have, and triples of the most frequent ones. */
const usual = [302, 310, 312];
export const popularFacilities = [
  { facilities: 301, roomFacilities: 102, bathroomFacilities: 214 },
  { facilities: 301, roomFacilities: 102, kitchenFacilities: 403 },
  { facilities: 301, kitchenFacilities: 416, bathroomFacilities: 210 },
];
const rareAnywhere = [305, 309, 317, 318, 333, 337];
const rareInRooms = [116, 126, 127, 132];

/** Filters of accommodations. */
export function createStayFilters({ below, pick }: Seeded) {
  const season = () => {
    const month = `0${5 + below(5)}`;
    const day = 10 + below(11);
    return { openFrom: `2027-${month}-${day}`, openTo: `2027-${month}-${day + 2 + below(6)}` };
  };
  return {
    season: () => ({
      accommodationType: pick(['2,30', '3,4', '1,7,11', '2,4,13']),
      priceFrom: 4 + below(5),
      priceTo: pick([15, 20, 30]),
      ...season(),
      facilities: `301,${pick(usual)}`,
      roomFacilities: 102,
    }),
    rare: () => ({
      facilities: pick(rareAnywhere),
      roomFacilities: pick(rareInRooms),
      ...pick([
        { kitchenFacilities: 403, bathroomFacilities: 214 },
        { kitchenFacilities: 416, bathroomFacilities: 210 },
      ]),
    }),
  };
}
