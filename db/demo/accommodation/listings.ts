import { type DemoListing, getResultPlace, lastChange, publication, type SeriesOptions } from '../listing.ts';
import { type Price, priceAround } from '../listing-rows.ts';
import { createWeek, type Week } from '../opening-hours.ts';
import { gallery, type PoolKind } from '../pictures.ts';
import { createRandom, hashSeed, type Random } from '../random.ts';
import { describeStay } from './description.ts';
import { draftStay, type StayDraft } from './draft.ts';
import { ownName } from './names.ts';

/** An accommodation ready to be inserted, without ids. */
export interface Accommodation extends DemoListing {
  draft: StayDraft;
  description: string;
  /** Reception hours, if given. */
  reception: Week | null;
  prices: Price[];
}

/** A series of accommodations, oldest first; the same for the same seed and clock. */
export function* accommodations(
  options: SeriesOptions,
  count: number,
  seed = 'accommodations',
): Generator<Accommodation> {
  const random = createRandom(hashSeed(seed));
  for (let i = 0; i < count; i++) {
    const drafted = draftStay(random, options.gazetteer, options.galleries ? 'full' : 'lean');
    const { owner, ...published } = publication(options, random, i, count);
    const draft = { ...drafted, accommodationName: ownName(drafted.accommodationName, owner.name) };
    const pictures = options.galleries ? random.int(3, 15) : 1;
    const views = listViews(draft);
    const first = options.choosePicture(
      views.outside,
      getResultPlace(published, 'accommodation', draft.type.class),
    );
    yield {
      ...published,
      userID: owner.userID,
      updated: lastChange(published.created, options.now, random),
      draft,
      description: describeStay(draft, random),
      reception: options.galleries && random.chance(0.55) ? pickReceptionHours(draft, random) : null,
      prices: options.galleries && random.chance(0.5) ? listPrices(draft, random) : [],
      pictures: gallery(options.pool, { first, ...views }, pictures, options.pictureRandom),
    };
  }
}

const indoors: Record<StayDraft['type']['class'], readonly PoolKind[]> = {
  hotel: ['bedroom', 'bathroom', 'diningRoom', 'terraceBreakfast', 'livingRoom', 'poolGarden'],
  guesthouse: ['bedroom', 'livingRoom', 'kitchen', 'bathroom', 'garden', 'terraceBreakfast'],
  flat: ['livingRoom', 'bedroom', 'kitchen', 'bathroom'],
  cabin: ['bedroom', 'kitchen', 'bathroom', 'garden', 'forestCabin'],
  camp: ['garden', 'campsite', 'diningRoom', 'bathroom'],
  hostel: ['bedroom', 'kitchen', 'bathroom', 'livingRoom', 'study'],
};

/** Kinds of the first pictures (the house, the lake in front of it, the town around it), and of the rooms. */
function listViews({ type, zone, facilities }: StayDraft) {
  const outside: PoolKind[] = [
    ...type.outside,
    ...(zone === 'lake' && type.class !== 'hotel' ? (['lakePier'] as const) : []),
    ...(zone === 'city' && type.class === 'flat'
      ? (['cityNight', 'balconyView', 'livingRoom'] as const)
      : []),
    ...(type.class === 'guesthouse' ? (['terraceBreakfast'] as const) : []),
    ...(facilities.includes(315) ? (['poolGarden'] as const) : []),
  ];
  const kinds = zone === 'wine' ? [...indoors[type.class], 'vineyard' as const] : indoors[type.class];
  return { outside, kinds };
}

const pickReceptionHours = ({ type }: StayDraft, random: Random): Week =>
  type.class === 'hotel'
    ? createWeek('00:00-23:59', '00:00-23:59', '00:00-23:59')
    : random.pick([
        createWeek('14:00-20:00', '14:00-20:00', '12:00-18:00'),
        createWeek('08:00-20:00', '08:00-20:00', '08:00-18:00'),
        createWeek('10:00-18:00', '10:00-20:00', '10:00-16:00'),
        createWeek('09:00-22:00', '09:00-22:00', '09:00-22:00'),
      ]);

const free = 0;

/** Half a dozen prices derived from that of a night. */
function listPrices({ pricePerPerson, petCostPerNight, facilities, mealPlanID }: StayDraft, random: Random) {
  const one = (productName: string, priceFrom: number): Price => ({ productName, priceFrom, priceTo: null });
  const share = (part: number) => Math.max(500, Math.round((pricePerPerson * part) / 100) * 100);
  const extras = [
    ...(mealPlanID === 1 || mealPlanID === 8 ? [priceAround('Reggeli, személyenként', 2800, random)] : []),
    priceAround('Félpanziós felár, személyenként', 6500, random),
    one('Pótágy, éjszakánként', share(0.7)),
    one('Babaágy, éjszakánként', random.pick([free, 1000, 1500])),
    ...(petCostPerNight ? [one('Kisállat, éjszakánként', petCostPerNight)] : []),
    ...(facilities.includes(319) ? [priceAround('Dézsafürdő befűtése', 15_000, random)] : []),
    ...(facilities.includes(303) ? [priceAround('Zárt parkoló, naponta', 2500, random)] : []),
    one('Idegenforgalmi adó, személyenként', random.pick([500, 600, 700, 800])),
  ];
  return [
    { productName: 'Felnőtt, egy éjszaka', priceFrom: pricePerPerson, priceTo: share(1.35) },
    { productName: 'Gyerek 3–12 éves korig, egy éjszaka', priceFrom: share(0.5), priceTo: share(0.7) },
    // What costs nothing is no row of a price table.
    ...random.sample(extras, random.int(2, 5)).filter(({ priceFrom }) => priceFrom !== free),
  ];
}
