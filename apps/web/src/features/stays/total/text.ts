import { childAges } from '@piacter/contracts/core/hungarian';
import { childGroups, createRecord } from '@piacter/contracts/core/values';
import type { StayLine, StayObstacle } from '@piacter/contracts/stays/values';

const perNight = (nights: number, count: number, price: string) => `${nights} éj × ${count} fő × ${price}`;
type WriteLine = (nights: number, count: number, price: string) => string;

/** Hungarian texts of the sum of a stay. */
export const text = {
  lines: {
    adults: perNight,
    ...createRecord(
      childGroups,
      (group): WriteLine =>
        (nights, count, price) =>
          `${childAges[group]}ek: ${perNight(nights, count, price)}`,
    ),
    pets: (nights, count, price) => `Kisállat: ${nights} éj${count === 1 ? '' : ` × ${count}`} × ${price}`,
    touristTax: (nights, count, price) => `Idegenforgalmi adó: ${perNight(nights, count, price)}`,
    cleaning: () => 'Takarítás',
  } satisfies Record<StayLine['kind'], WriteLine>,
  total: 'Összesen',
  obstacles: {
    closed: () => 'Ezeken a napokon nincs végig nyitva.',
    busy: () => 'Van köztük már foglalt éjszaka.',
    'too-short': (nights) => `Ebben az időszakban legalább ${nights} éjszakára foglalható.`,
    'too-few': (people) => `Legalább ${people} főnek adják ki.`,
    'too-many': (people) => `Legfeljebb ${people} fő fér el.`,
    'no-pets': () => 'A szállásadó nem írta, hogy kisállat is jöhet: kérdezd meg!',
  } satisfies Record<StayObstacle, (limit: number | null) => string>,
} as const;
