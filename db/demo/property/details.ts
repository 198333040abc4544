import { groundFloor } from '@piacter/contracts/listings/values';
import { houseTypes } from '@piacter/contracts/properties/values';
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';

type Flag = 0 | 1;

/** The details of a property; ids of lookup lists, null where a field does not apply. */
export interface Details {
  houseType: number;
  floorArea: number | null;
  siteArea: number | null;
  balconyArea: number | null;
  roomNumber: number | null;
  halfRoomNumber: number | null;
  floorNumber: string | null;
  doorNumber: string | null;
  buildTechnology: number | null;
  conditionID: number | null;
  heatType: number | null;
  parkingType: number | null;
  viewType: number | null;
  furnishedType: number | null;
  electricityType: number | null;
  amper: number | null;
  gasType: number | null;
  isAttic: Flag | null;
  isSmartHome: Flag | null;
  isGardenContact: Flag | null;
  moveImmediately: Flag | null;
  hasBalcony: Flag | null;
  hasElevator: Flag | null;
  thermallyInsulated: Flag | null;
  hasSolarPanel: Flag | null;
  solarPanelOutput: number | null;
}

const chanceFlag = (random: Random, probability: number): Flag => (random.chance(probability) ? 1 : 0);
const gasHeating: ReadonlySet<number> = new Set([1, 2, 3]);

/** Room counts that fit a flat's area: whole and half rooms (under 12 square metres). */
function flatRooms(area: number, random: Random): [whole: number, half: number] {
  if (area < 34) return [1, 0];
  if (area < 45) return random.chance(0.4) ? [1, 1] : [1, 0];
  if (area < 58) return random.chance(0.25) ? [1, 2] : [2, 0];
  if (area < 72)
    return random.pick([
      [2, 0],
      [2, 1],
      [2, 1],
      [3, 0],
      [1, 2],
    ]);
  if (area < 90)
    return random.pick([
      [3, 0],
      [2, 2],
      [3, 1],
    ]);
  if (area < 115)
    return random.pick([
      [3, 1],
      [4, 0],
      [3, 2],
    ]);
  return random.pick([
    [4, 1],
    [5, 0],
    [4, 2],
  ]);
}

const flatKinds = {
  panel: {
    technology: [2, 2, 2, 3],
    areas: [34, 36, 43, 47, 49, 50, 53, 54, 55, 61, 62, 64, 68, 72],
    conditions: [3, 4, 4, 4, 5, 5, 6, 2],
    heating: [6, 7, 7, 7],
    parking: [11, 12, 13, 13, 14, 9],
    floors: 10,
    chances: { smart: 0.02, garden: 0.03, balcony: 0.7, lift: 0.75, insulated: 0.55, solar: 0, attic: 0 },
  },
  brick: {
    technology: [1, 1, 1, 1, 14, 6],
    areas: [],
    conditions: [2, 3, 3, 4, 4, 4, 5, 5, 6],
    heating: [1, 1, 2, 2, 3, 4, 5, 9, 13],
    parking: [11, 11, 12, 13, 7, 10, 3],
    floors: 4,
    chances: {
      smart: 0.03,
      garden: 0.04,
      balcony: 0.5,
      lift: 0.18,
      insulated: 0.34,
      solar: 0.01,
      attic: 0.07,
    },
  },
  modern: {
    technology: [1, 12, 11, 15],
    areas: [],
    conditions: [1, 1, 2, 2],
    heating: [12, 12, 15, 5, 5, 1, 14],
    parking: [4, 4, 5, 9],
    floors: 6,
    chances: { smart: 0.28, garden: 0.12, balcony: 0.9, lift: 1, insulated: 0.98, solar: 0.12, attic: 0 },
  },
} as const;

export function flatDetails(place: Place, random: Random): Details {
  const isCity = place.tier === 'capital' || place.tier === 'city';
  const kind = flatKinds[random.pick(isCity ? cityFlats : townFlats)];
  const area = kind.areas.length > 0 ? random.pick(kind.areas) : around(random, 64, 22, 25, 170);
  const [roomNumber, halfRoomNumber] = flatRooms(area, random);
  const floor = random.int(0, isCity ? kind.floors : Math.min(4, kind.floors));
  const heatType = random.pick(kind.heating);
  return {
    houseType: houseTypes.flat,
    floorArea: area,
    siteArea: null,
    roomNumber,
    halfRoomNumber,
    floorNumber: floor === 0 ? groundFloor : String(floor),
    doorNumber: String(random.int(1, 48)),
    buildTechnology: random.pick(kind.technology),
    conditionID: random.pick(kind.conditions),
    heatType,
    parkingType: random.pick(kind.parking),
    viewType: random.pick(floor > 5 ? [10, 11, 10, 3] : [1, 2, 3, 3, 5, 6]),
    furnishedType: random.pick([1, 2, 2, 3, 3, 3, 4, 5]),
    electricityType: random.pick([1, 1, 2, 3]),
    amper: random.pick([16, 20, 25, 32, 32]),
    gasType: gasHeating.has(heatType) ? 1 : random.pick([1, 8, 7]),
    isAttic: floor > 2 ? chanceFlag(random, kind.chances.attic * 2) : 0,
    isGardenContact: floor === 0 ? chanceFlag(random, kind.chances.garden * 4) : 0,
    ...pickBalconyArea(area, chanceFlag(random, floor === 0 ? 0.12 : kind.chances.balcony)),
    hasElevator: chanceFlag(random, kind.chances.lift),
    ...comforts(random, kind.chances),
  };
}

const cityFlats = ['panel', 'panel', 'brick', 'brick', 'brick', 'modern', 'modern'] as const;
const townFlats = ['panel', 'brick', 'brick', 'modern'] as const;

const houseKinds = {
  farm: {
    area: [88, 26, 48],
    technology: [5, 5, 6, 7],
    conditions: [4, 5, 6, 6, 3],
    heating: [22, 23, 25, 2],
    chances: { smart: 0, insulated: 0.1, solar: 0.04, attic: 0.06 },
  },
  family: {
    area: [116, 36, 62],
    technology: [1, 1, 1, 14, 6, 9],
    conditions: [2, 3, 3, 4, 4, 4, 5, 6],
    heating: [1, 1, 3, 3, 22, 2, 21, 13],
    chances: { smart: 0.03, insulated: 0.48, solar: 0.15, attic: 0.3 },
  },
  modern: {
    area: [132, 34, 74],
    technology: [1, 12, 4, 15],
    conditions: [1, 1, 2, 7],
    heating: [12, 12, 15, 1, 13],
    chances: { smart: 0.3, insulated: 0.97, solar: 0.42, attic: 0.2 },
  },
} as const;

export function houseDetails(place: Place, random: Random): Details {
  const isRural = place.tier === 'village' || place.tier === 'smallTown';
  const kind = houseKinds[random.pick(isRural ? ruralHouses : townHouses)];
  const [middle, spread, least] = kind.area;
  const area = around(random, middle, spread, least, 320);
  const rooms = Math.max(2, Math.min(8, Math.round(area / 29 + random.between(-0.5, 0.6))));
  const halfRoomNumber = rooms > 3 && random.chance(0.35) ? random.int(1, 2) : 0;
  const heatType = random.pick(kind.heating);
  return {
    houseType: houseTypes.house,
    floorArea: area,
    siteArea: pickSiteArea(place, random),
    roomNumber: rooms - Math.sign(halfRoomNumber),
    halfRoomNumber,
    floorNumber: null,
    doorNumber: null,
    buildTechnology: random.pick(kind.technology),
    conditionID: random.pick(kind.conditions),
    heatType,
    parkingType: random.pick([1, 1, 6, 7, 8, 8, 2]),
    viewType: random.pick(place.isLakeside ? [4, 9, 11, 4] : [1, 4, 4, 3, 2, 7, 8]),
    furnishedType: random.pick([2, 3, 3, 3, 4, 5]),
    electricityType: random.pick([1, 2, 3, 3, 5]),
    amper: random.pick([25, 32, 32, 48]),
    gasType: gasHeating.has(heatType) ? 1 : random.pick(isRural ? [5, 6, 8, 2] : [1, 7]),
    isAttic: chanceFlag(random, kind.chances.attic),
    isGardenContact: 1,
    ...pickBalconyArea(area, chanceFlag(random, 0.4)),
    hasElevator: 0,
    ...comforts(random, kind.chances),
  };
}

const ruralHouses = ['farm', 'farm', 'family', 'family', 'family', 'family', 'modern'] as const;
const townHouses = ['family', 'family', 'family', 'modern'] as const;

function comforts(random: Random, chances: { smart: number; insulated: number; solar: number }) {
  const hasSolarPanel = chanceFlag(random, chances.solar);
  return {
    isSmartHome: chanceFlag(random, chances.smart),
    moveImmediately: chanceFlag(random, 0.42),
    thermallyInsulated: chanceFlag(random, chances.insulated),
    hasSolarPanel,
    solarPanelOutput: hasSolarPanel ? random.int(4, 12) : null,
  };
}

/**
 * Derived from the home's area without drawing a random number, which would change all later ones; every fifth owner
 * gives none.
 */
const pickBalconyArea = (area: number, hasBalcony: Flag) => ({
  hasBalcony,
  balconyArea: hasBalcony && area % 5 !== 0 ? 2 + Math.round(area / 16) + (area % 4) : null,
});

/** A random whole number around the mean, within bounds. */
const around = (random: Random, middle: number, spread: number, least: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, middle + random.bell() * spread)));

/** The site area: small in towns, large in the country. */
const pickSiteArea = (place: Place, random: Random): number => {
  const middle = { capital: 560, city: 640, town: 760, smallTown: 980, village: 1500 }[place.tier];
  return Math.round(Math.max(180, middle * (1 + random.bell() * 0.26)) / 5) * 5;
};

export function plotDetails(place: Place, random: Random): Details {
  const isField = !['capital', 'city'].includes(place.tier) && random.chance(0.25);
  return {
    ...noDwelling,
    houseType: houseTypes.plot,
    siteArea: isField
      ? random.int(18, 120) * 100
      : Math.round((pickSiteArea(place, random) * random.between(0.9, 1.5)) / 10) * 10,
    viewType: random.pick(place.isLakeside ? [9, 11, 12] : [4, 7, 8, 11, 1]),
    electricityType: random.pick(isField ? [8, 10, 7, 9] : [6, 7, 7, 8]),
    gasType: random.pick(isField ? [8, 8, 6] : [4, 5, 6, 8]),
  };
}

const noDwelling = {
  floorArea: null,
  balconyArea: null,
  roomNumber: null,
  halfRoomNumber: null,
  floorNumber: null,
  doorNumber: null,
  buildTechnology: null,
  conditionID: null,
  heatType: null,
  parkingType: null,
  furnishedType: null,
  amper: null,
  isAttic: null,
  isSmartHome: null,
  isGardenContact: null,
  moveImmediately: null,
  hasBalcony: null,
  hasElevator: null,
  thermallyInsulated: null,
  hasSolarPanel: null,
  solarPanelOutput: null,
} as const;
