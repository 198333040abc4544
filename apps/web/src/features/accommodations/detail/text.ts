import type { StayObstacle } from '@piacter/contracts/accommodations/values';

/** Hungarian texts of an accommodation's page; the fields have their own. */
export const text = {
  accommodations: 'Szállás',
  allYear: 'egész évben nyitva',
  period: (from: string, to: string) => `${from} – ${to}`,
  opening: 'Nyitva',
  nextSeason: (day: string) => `a szezon kezdete: ${day}`,
  notGiven: 'nincs megadva',
  booking: 'Ár és foglalás',
  perPersonAndNight: 'fejenként és éjszakánként',
  place: 'A szállás',
  equipment: 'Felszereltség',
  stay: {
    title: 'Mennyibe kerülne?',
    pet: 'Kisállattal',
    choose: 'Add meg, mikor és hányan jönnétek, és kiszámoljuk a végösszeget!',
    people: (nights: number, guests: number, price: string) => `${nights} éj × ${guests} fő × ${price}`,
    petCost: (nights: number, price: string) => `Kisállat: ${nights} éj × ${price}`,
    total: 'Összesen',
    note: 'Tájékoztató összeg: a végleges árat a szállásadó mondja meg.',
    obstacles: {
      closed: () => 'Ezeken a napokon nincs végig nyitva.',
      'too-short': (nights: number | null) => `Legalább ${nights} éjszakára foglalható.`,
      'too-few': (people: number | null) => `Legalább ${people} főnek adják ki.`,
      'too-many': (people: number | null) => `Legfeljebb ${people} fő fér el.`,
      'no-pets': () => 'A szállásadó nem írta, hogy kisállat is jöhet: kérdezd meg!',
    } satisfies Record<StayObstacle, (limit: number | null) => string>,
  },
} as const;
