import { addressIn } from '../address.ts';
import type { Gazetteer, Place } from '../places.ts';
import { type Random, weightedPicker } from '../random.ts';
import { pickFacilities, pickLanguages, pickLocations } from './facilities.ts';
import { createName } from './names.ts';
import { type Destination, pickDestination, type Zone } from './places.ts';
import { type Opening, pickOpening } from './seasons.ts';
import { type Class, type StayType, stayTypes } from './types.ts';

/** An accommodation without its owner, texts, dates and pictures. Prices are forints. */
export interface StayDraft {
  type: StayType;
  zone: Zone;
  place: Place;
  accommodationName: string;
  address: ReturnType<typeof pickAddress>;
  opening: Opening;
  mealPlanID: number;
  floorArea: number | null;
  roomCount: number;
  capacity: number;
  pricePerPerson: number;
  minimumStay: number;
  minimumPerson: number;
  flags: Record<'extraBed' | 'separateKitchen' | 'refrigerator' | 'separateBathroom' | 'separateWC', 0 | 1>;
  petAllowed: 0 | 1;
  petCostPerNight: number | null;
  facilities: number[];
  specialLocations: number[];
  languages: number[];
}

const zones = ['lake', 'hills', 'spa', 'wine', 'city', 'village', 'sea', 'alps', 'abroadCity'] as const;
const typeIn = new Map(
  zones.map((zone) => {
    const possible = stayTypes.filter((type) => type.zones.includes(zone));
    return [zone, weightedPicker(possible, ({ weight }) => weight)] as const;
  }),
);

/** Meal plans weighted by frequency, and their surcharge on the price. */
const mealsByClass: Record<Class, readonly number[]> = {
  hotel: [2, 2, 2, 3, 3, 3, 4, 5, 6, 7],
  guesthouse: [1, 1, 1, 2, 2, 3, 8, 8],
  flat: [1, 1, 1, 1, 1, 8],
  cabin: [1, 1, 1, 8],
  camp: [1, 1, 1, 2],
  hostel: [1, 1, 2, 8, 8, 4],
};
const mealFactors: Record<number, number> = { 2: 1.14, 3: 1.34, 4: 1.55, 5: 1.8, 6: 2.1, 7: 1.4 };

/** Benchmark listings have fewer facilities, since each is a row that nothing there reads. */
const facilityShare = { full: 1, lean: 0.3 } as const;

export function draftStay(random: Random, gazetteer: Gazetteer, size: keyof typeof facilityShare): StayDraft {
  const destination = pickDestination(random, gazetteer);
  const { zone, place } = destination;
  const type = typeIn.get(zone)?.(random) ?? stayTypes[3];
  if (!type) throw new Error(`Nothing to stay in at ${zone}.`);
  const capacity = random.int(...type.beds);
  const petAllowed = random.chance(type.class === 'hotel' ? 0.35 : type.class === 'hostel' ? 0.1 : 0.55);
  const mealPlanID = random.pick(mealsByClass[type.class]);
  const facilities = pickFacilities(type.class, zone, random, facilityShare[size]);
  const isWhole = type.class === 'guesthouse' || type.class === 'cabin';
  return {
    type,
    zone,
    place,
    accommodationName: createName(type, zone, place.name, random),
    address: pickAddress(destination, random, gazetteer),
    opening: pickOpening(type.class, zone, random),
    mealPlanID,
    ...pickSize(type, capacity, random),
    capacity,
    pricePerPerson: pickPrice(destination, type, mealPlanID, random),
    minimumStay: random.pick(zone === 'lake' || zone === 'sea' ? [1, 2, 2, 3, 3, 4, 7] : [1, 1, 1, 2, 2, 3]),
    minimumPerson: isWhole && capacity >= 6 ? random.pick([1, 2, 2, 4, 6]) : random.pick([1, 1, 1, 2]),
    flags: {
      extraBed: facilities.includes(121) ? 1 : 0,
      separateKitchen: facilities.includes(401) ? 1 : 0,
      refrigerator: facilities.includes(403) || facilities.includes(107) ? 1 : 0,
      separateBathroom: facilities.includes(201) ? 1 : 0,
      separateWC: random.chance(0.4) ? 1 : 0,
    },
    petAllowed: petAllowed ? 1 : 0,
    petCostPerNight: petAllowed ? random.pick([0, 0, 1500, 2000, 2500, 3000, 5000]) : null,
    facilities,
    specialLocations: pickLocations(zone, random),
    languages: pickLanguages(type.class, zone, random),
  };
}

const squareMetres: Record<Class, number | null> = {
  hotel: null,
  guesthouse: 14,
  flat: 13,
  cabin: 9,
  camp: null,
  hostel: null,
};

function pickSize({ class: kind }: StayType, capacity: number, random: Random) {
  const each = squareMetres[kind];
  const bedsARoom = kind === 'hostel' ? 3.6 : kind === 'camp' ? 4 : 2.2;
  return {
    floorArea: each === null ? null : Math.round(18 + capacity * each * random.between(0.7, 1.15)),
    roomCount: Math.max(1, Math.round(capacity / bedsARoom)),
  };
}

/** Price per person and night, rounded as in real advertisements. */
function pickPrice({ level }: Destination, { price }: StayType, mealPlanID: number, random: Random): number {
  const exact = price * level * (mealFactors[mealPlanID] ?? 1) * (1 + random.bell() * 0.12);
  const step = exact < 10_000 ? 100 : 500;
  const whole = Math.max(1500, Math.round(exact / step) * step);
  return random.chance(0.35) ? Math.ceil(whole / 1000) * 1000 - 100 : whole;
}

const foreignStreets: Record<string, readonly string[]> = {
  HR: ['Obala', 'Lungomare', 'Maslinska ulica', 'Istarska ulica', 'Zadarska ulica', 'Borik'],
  SI: ['Obala', 'Vilfanova ulica', 'Letoviška pot', 'Cankarjevo nabrežje'],
  AT: ['Bahnhofstraße', 'Hauptplatz', 'Seestraße', 'Lindenweg', 'Kirchengasse'],
  RO: ['Strada Mihai Eminescu', 'Strada Teilor', 'Strada Avram Iancu', 'Strada Florilor'],
  SK: ['Hlavná ulica', 'Jókaiho ulica', 'Palatínova ulica', 'Námestie'],
};

function pickAddress({ place, countryCode }: Destination, random: Random, gazetteer: Gazetteer) {
  const { postalCode, ...address } = addressIn(place, random, gazetteer);
  const disableAddress = random.chance(0.12) ? 1 : 0;
  if (countryCode === 'HU') return { ...address, postalCode, disableAddress };
  const street = random.pick(foreignStreets[countryCode] ?? ['Hlavná']);
  return { ...address, postalCode: null, street, publicPlaceType: null, disableAddress };
}
