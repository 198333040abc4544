import type { Gazetteer, Place } from '../places.ts';
import { type Random, weightedPicker } from '../random.ts';

/** The attraction of an area. */
export type Zone = 'lake' | 'hills' | 'spa' | 'wine' | 'city' | 'village' | 'sea' | 'alps' | 'abroadCity';

interface Destinations {
  zone: Zone;
  weight: number;
  countryCode?: string;
  /** Price level relative to the average. */
  level: number;
  names: readonly string[];
}

const split = (names: string) => names.split('|');
const destinations: readonly Destinations[] = [
  {
    zone: 'lake',
    weight: 24,
    level: 1.25,
    names: split(
      'Siófok|Balatonfüred|Tihany|Keszthely|Balatonlelle|Balatonboglár|Balatonfenyves|Balatonalmádi|Zamárdi|Fonyód|Gyenesdiás|Révfülöp|Zánka|Balatonszemes|Balatonföldvár|Alsóörs|Csopak',
    ),
  },
  { zone: 'lake', weight: 5, level: 1, names: split('Gárdony|Velence|Tiszafüred|Poroszló|Orfű') },
  {
    zone: 'hills',
    weight: 15,
    level: 0.95,
    names: split(
      'Mátraszentimre|Gyöngyös|Parádsasvár|Parád|Szilvásvárad|Felsőtárkány|Noszvaj|Bakonybél|Zirc|Kemence|Nagybörzsöny|Pilisszentkereszt|Visegrád|Kőszeg|Szalafő|Őriszentpéter|Hollókő',
    ),
  },
  {
    zone: 'spa',
    weight: 16,
    level: 1.1,
    names: split(
      'Hajdúszoboszló|Hévíz|Bük|Sárvár|Zalakaros|Harkány|Gyula|Mezőkövesd|Bogács|Cserkeszőlő|Mórahalom',
    ),
  },
  { zone: 'wine', weight: 8, level: 1.05, names: split('Eger|Tokaj|Villány|Badacsonytomaj|Szekszárd') },
  {
    zone: 'city',
    weight: 11,
    level: 1.45,
    names: split(
      'Budapest I. kerület|Budapest V. kerület|Budapest VI. kerület|Budapest VII. kerület|Budapest VIII. kerület|Budapest IX. kerület|Budapest XIII. kerület',
    ),
  },
  {
    zone: 'city',
    weight: 11,
    level: 1.05,
    names: split('Sopron|Eger|Pécs|Szeged|Debrecen|Győr|Veszprém|Szentendre|Esztergom|Miskolc|Szombathely'),
  },
  {
    zone: 'sea',
    weight: 4,
    level: 1.6,
    countryCode: 'HR',
    names: split('Rovinj|Abbázia|Krk|Pula|Poreč|Zadar|Split'),
  },
  { zone: 'sea', weight: 1, level: 1.6, countryCode: 'SI', names: split('Portorož|Piran') },
  { zone: 'alps', weight: 2, level: 1.9, countryCode: 'AT', names: split('Villach|Salzburg|Innsbruck') },
  { zone: 'alps', weight: 1, level: 1, countryCode: 'RO', names: split('Szováta|Csíkszereda') },
  { zone: 'abroadCity', weight: 1, level: 1.7, countryCode: 'AT', names: split('Bécs') },
  { zone: 'abroadCity', weight: 1, level: 1, countryCode: 'RO', names: split('Kolozsvár|Nagyvárad') },
  { zone: 'abroadCity', weight: 1, level: 1, countryCode: 'SK', names: split('Pozsony|Révkomárom') },
];
const pickGroup = weightedPicker(destinations, ({ weight }) => weight);

export interface Destination {
  place: Place;
  zone: Zone;
  countryCode: string;
  level: number;
}

const getZone = (place: Place): Zone => {
  if (place.isLakeside) return 'lake';
  return place.tier === 'village' || place.tier === 'smallTown' ? 'village' : 'city';
};
const levelOfZone = { lake: 1.2, village: 0.8, city: 0.95 } as const;

/** A destination: mostly well-known places, occasionally any settlement. */
export function pickDestination(random: Random, gazetteer: Gazetteer): Destination {
  const { zone, level, names, countryCode = 'HU' } = pickGroup(random);
  const known = gazetteer.named(random.pick(names), countryCode);
  if (known && random.chance(0.86)) return { place: known, zone, countryCode, level };
  const place = gazetteer.pickPlace(random);
  const own = getZone(place);
  return {
    place,
    zone: own,
    countryCode: 'HU',
    level: levelOfZone[own as keyof typeof levelOfZone] ?? 1,
  };
}
