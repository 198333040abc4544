import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { addressIn } from '../address.ts';
import type { Gazetteer, Place, Tier } from '../places.ts';
import { type Random, weightedPicker } from '../random.ts';
import { type Details, flatDetails, houseDetails, plotDetails } from './details.ts';
import { conditionFactors, getPriceLevel, rounded, technologyFactors } from './prices.ts';
import { surroundings } from './surroundings.ts';

/** An ad without its owner, texts, dates and pictures. Prices are thousands of forints, areas square metres. */
export interface PropertyDraft extends Details {
  place: Place;
  adType: number;
  postalCode: string;
  street: string;
  publicPlaceType: number | null;
  houseNumber: string;
  lat: number | null;
  lon: number | null;
  disableAddress: 0 | 1;
  price: number;
  maintenanceFee: number | null;
  utilities: number | null;
  specialLocations: number[];
}

type Share = readonly [id: number, weight: number];
const shares = (...weights: Share[]) => {
  const pick = weightedPicker(weights, ([, weight]) => weight);
  return (random: Random) => pick(random)[0];
};

const { house, flat, plot } = houseTypes;
const houseTypeByTier: Record<Tier, (random: Random) => number> = {
  capital: shares([flat, 80], [house, 16], [plot, 4]),
  city: shares([flat, 67], [house, 26], [plot, 7]),
  town: shares([flat, 44], [house, 43], [plot, 13]),
  smallTown: shares([flat, 15], [house, 65], [plot, 20]),
  village: shares([flat, 3], [house, 72], [plot, 25]),
};
const { sale, rent, swap, saleOrSwap } = adTypes;
const adTypeByHouseType: Record<number, (random: Random) => number> = {
  [house]: shares([sale, 86], [rent, 5], [swap, 2], [saleOrSwap, 7]),
  [flat]: shares([sale, 68], [rent, 25], [swap, 2], [saleOrSwap, 5]),
  [plot]: shares([sale, 95], [rent, 1], [swap, 1], [saleOrSwap, 3]),
};

/** Districts of terraced tenements, without gardens. */
const innerDistrict = /^Budapest (I|V|VI|VII|VIII|IX|XIII)\. kerület$/;

export function draftProperty(random: Random, gazetteer: Gazetteer): PropertyDraft {
  const place = gazetteer.pickPlace(random);
  const houseType = innerDistrict.test(place.name) ? houseTypes.flat : houseTypeByTier[place.tier](random);
  const adType = adTypeByHouseType[houseType]?.(random) ?? adTypes.sale;
  const details = pickDetails(houseType, place, random);
  const price = pickPrice(details, place, adType, random);
  return {
    place,
    adType,
    ...details,
    ...addressIn(place, random, gazetteer),
    disableAddress: random.chance(0.16) ? 1 : 0,
    price,
    ...runningCosts(details, random),
    specialLocations: surroundings(details, place, random),
  };
}

/** The ad in another place that resembles its own, at the prices there. */
export function moveTo(
  place: Place,
  draft: PropertyDraft,
  random: Random,
  gazetteer: Gazetteer,
): PropertyDraft {
  const factor = getPriceLevel(place) / getPriceLevel(draft.place);
  return {
    ...draft,
    place,
    ...addressIn(place, random, gazetteer),
    price: rounded(draft.price * factor, random.chance(0.45)),
  };
}

const pickDetails = (houseType: number, place: Place, random: Random): Details => {
  if (houseType === houseTypes.plot) return plotDetails(place, random);
  return houseType === houseTypes.flat ? flatDetails(place, random) : houseDetails(place, random);
};

/** Thousands of forints: the total price, or the monthly rent. */
function pickPrice(details: Details, place: Place, adType: number, random: Random): number {
  const level = getPriceLevel(place);
  const spread = 1 + random.bell() * 0.07;
  const charm = random.chance(0.45);
  if (details.houseType === houseTypes.plot) {
    const size = details.siteArea ?? 800;
    // A square metre of building land costs a few percent of that of a flat, less for large plots.
    const each = Math.max(0.35, (level * level) / 26_000) * (800 / Math.max(800, size)) ** 0.35;
    const whole = each * size * spread;
    return adType === adTypes.rent
      ? rounded(Math.max(20, whole * 0.004), false)
      : rounded(Math.max(300, whole), charm);
  }
  const area = details.floorArea ?? 60;
  const quality =
    (conditionFactors[details.conditionID ?? 4] ?? 1) *
    (technologyFactors[details.buildTechnology ?? 1] ?? 1);
  if (adType === adTypes.rent) {
    const each = 0.55 + level * 0.0034;
    return rounded(Math.max(35, each * area ** 0.86 * 1.75 * (0.6 + quality * 0.4) * spread), false);
  }
  if (details.houseType === houseTypes.flat) {
    const small = (58 / Math.max(24, area)) ** 0.14;
    return rounded(Math.max(3500, level * area * small * quality * spread), charm);
  }
  const land = (Math.min(details.siteArea ?? 600, 1500) * (level * level)) / 60_000;
  return rounded(
    Math.max(1200, level * 0.74 * area * (110 / Math.max(60, area)) ** 0.18 * quality * spread + land),
    charm,
  );
}

/** Common charges of flats and monthly household costs, in thousands of forints. */
function runningCosts(details: Details, random: Random) {
  if (details.houseType === houseTypes.plot) return { maintenanceFee: null, utilities: null };
  const area = details.floorArea ?? 60;
  const isFlat = details.houseType === houseTypes.flat;
  return {
    maintenanceFee: isFlat ? Math.round(area * random.between(0.22, 0.42)) + 2 : null,
    utilities: random.chance(0.75) ? Math.round(12 + area * random.between(0.22, 0.46)) : null,
  };
}
