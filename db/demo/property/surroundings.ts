import { houseTypes } from '@piacter/contracts/properties/values';
import type { Place } from '../places.ts';
import type { Random } from '../random.ts';
import type { Details } from './details.ts';

/** Ids of special_locations that the code refers to. */
export const nearby = {
  park: 1,
  forest: 2,
  waterside: 3,
  beach: 5,
  transport: 7,
  metro: 8,
  railway: 9,
  motorway: 12,
  cycleway: 13,
  school: 14,
  nursery: 15,
  shoppingCentre: 18,
  grocery: 19,
  market: 20,
  doctor: 21,
  pharmacy: 23,
  centre: 27,
  green: 28,
  estate: 29,
  deadEnd: 30,
  quiet: 31,
  lake: 34,
  vineyardHill: 37,
  hiking: 41,
  playground: 49,
  restaurant: 51,
  gym: 47,
  outskirts: 59,
  farmstead: 60,
} as const;

const everywhere = [
  nearby.transport,
  nearby.school,
  nearby.nursery,
  nearby.grocery,
  nearby.doctor,
  nearby.pharmacy,
  nearby.playground,
];
const byTier = {
  capital: [
    nearby.metro,
    nearby.park,
    nearby.shoppingCentre,
    nearby.centre,
    nearby.restaurant,
    nearby.gym,
    nearby.market,
    nearby.cycleway,
  ],
  city: [
    nearby.park,
    nearby.shoppingCentre,
    nearby.centre,
    nearby.market,
    nearby.estate,
    nearby.gym,
    nearby.railway,
  ],
  town: [nearby.railway, nearby.centre, nearby.green, nearby.market, nearby.quiet, nearby.motorway],
  smallTown: [nearby.quiet, nearby.green, nearby.forest, nearby.cycleway, nearby.deadEnd, nearby.motorway],
  village: [nearby.quiet, nearby.forest, nearby.green, nearby.deadEnd, nearby.vineyardHill, nearby.hiking],
} as const;

/** The special locations: a few entries that are plausible for the place. */
export function surroundings(details: Details, place: Place, random: Random): number[] {
  const lake = place.isLakeside ? [nearby.waterside, nearby.beach, nearby.lake] : [];
  if (details.houseType === houseTypes.plot)
    return random.sample(
      [
        ...lake,
        nearby.quiet,
        nearby.green,
        nearby.forest,
        ...(place.tier === 'village' ? [nearby.outskirts, nearby.farmstead, nearby.vineyardHill] : []),
      ],
      random.int(1, 3),
    );
  return random
    .sample([...lake, ...everywhere, ...byTier[place.tier]], random.int(2, 6))
    .sort((a, b) => a - b);
}
