import { type Address, addressIn } from '../address.ts';
import { type DemoListing, getResultPlace, lastChange, publication, type SeriesOptions } from '../listing.ts';
import { type Price, priceAround } from '../listing-rows.ts';
import { createWeek, type Week } from '../opening-hours.ts';
import { person } from '../people.ts';
import { gallery } from '../pictures.ts';
import type { Place } from '../places.ts';
import { createRandom, hashSeed, type Random, weightedPicker } from '../random.ts';
import { buildingTrades } from './building-trades.ts';
import { type ChosenCoverage, pickCoverage } from './coverage.ts';
import { otherTrades } from './other-trades.ts';
import type { Trade } from './trades.ts';
import { createAddresses, createTitle, describeService, describeShortly } from './wording.ts';

/** A service ready to be inserted, without ids. */
export interface Service extends DemoListing {
  title: string;
  description: string;
  phone: string;
  contactEmail: string;
  webpage: string | null;
  professions: string[];
  /** The address of the shop; many professionals have none. */
  shop: { place: Place; address: Address; disableAddress: 0 | 1 } | null;
  coverage: ChosenCoverage;
  hours: Week | null;
  prices: Price[];
}

/** A trade, as often as there are professionals of it. */
export const pickTrade = weightedPicker([...buildingTrades, ...otherTrades], ({ weight }) => weight);

/** A series of services, oldest first; the same for the same seed and clock. */
export function* services(options: SeriesOptions, count: number, seed = 'services'): Generator<Service> {
  const random = createRandom(hashSeed(seed));
  for (let i = 0; i < count; i++) yield service(options, random, i, count);
}

function service(options: SeriesOptions, random: Random, index: number, count: number): Service {
  const { gazetteer, pool, choosePicture, pictureRandom, now, galleries } = options;
  const { owner, ...published } = publication(options, random, index, count);
  const trade = pickTrade(random);
  const who = person(random);
  const title = createTitle(trade, owner.name ?? { ...who, firmName: null }, random);
  const place = gazetteer.pickPlace(random);
  const pictures = galleries ? random.int(random.chance(0.06) ? 0 : 1, 6) : 1;
  return {
    ...published,
    userID: owner.userID,
    updated: lastChange(published.created, now, random),
    title,
    description: galleries ? describeService(trade, place.name, random) : describeShortly(trade, random),
    phone: who.mobile,
    ...createAddresses(title, random),
    professions: pickProfessions(trade, random),
    shop: shopIn(place, trade, random, options),
    coverage: pickCoverage(trade.reach, place, gazetteer, galleries ? 6 : 2, random),
    hours: galleries && random.chance(0.6) ? hours(trade.reach, random) : null,
    prices: galleries && random.chance(0.65) ? listPrices(trade, random) : [],
    pictures: gallery(
      pool,
      {
        first: choosePicture(trade.scenes, getResultPlace(published, 'service', trade.professions.join())),
        outside: trade.scenes,
        kinds: trade.scenes,
      },
      pictures,
      pictureRandom,
    ),
  };
}

/** One to three related professions, usually the main one first. */
function pickProfessions({ professions }: Trade, random: Random): string[] {
  const [main = '', ...others] = professions;
  const first = random.chance(0.65) ? main : random.pick(professions);
  return [...new Set([first, ...random.sample(others, random.pick([0, 0, 1, 1, 2]))])];
}

function shopIn(
  place: Place,
  { reach }: Trade,
  random: Random,
  { gazetteer }: SeriesOptions,
): Service['shop'] {
  const address = addressIn(place, random, gazetteer);
  const disableAddress = random.chance(reach === 'shop' ? 0.05 : 0.35) ? 1 : 0;
  return random.chance(reach === 'shop' ? 1 : 0.6) ? { place, address, disableAddress } : null;
}

const hours = (reach: Trade['reach'], random: Random): Week =>
  reach === 'shop'
    ? random.pick([
        createWeek('09:00-18:00', '09:00-13:00', null),
        createWeek('08:00-17:00', '08:00-12:00', null),
        createWeek('10:00-19:00', '09:00-14:00', null),
      ])
    : random.pick([
        createWeek('08:00-16:30', null, null),
        createWeek('07:00-18:00', '08:00-14:00', null),
        createWeek('08:00-20:00', '08:00-20:00', '10:00-18:00'),
        createWeek('07:30-17:00', '08:00-12:00', null),
      ]);

const listPrices = ({ prices }: Trade, random: Random): Price[] =>
  random
    .sample(prices, random.int(2, prices.length))
    .map(([name, usual]) => priceAround(name, usual, random));
