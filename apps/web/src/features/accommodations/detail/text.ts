/** Hungarian texts of an accommodation's page; the fields have their own. */
export const text = {
  accommodations: 'Szállás',
  allYear: 'egész évben nyitva',
  period: (from: string, to: string) => `${from} – ${to}`,
  opening: 'Nyitva',
  nextSeason: (day: string) => `a nyitás napja: ${day}`,
  notGiven: 'nincs megadva',
  booking: 'Ár és foglalás',
  perPersonAndNight: 'fejenként és éjszakánként',
  place: 'A szállás',
  equipment: 'Felszereltség',
  stay: {
    title: 'Mennyibe kerülne?',
    choose: 'Add meg, mikor és hányan jönnétek, és kiszámoljuk a végösszeget!',
    tooLong: (nights: number) => `Legfeljebb ${nights} éjszakát számolunk ki. Válassz rövidebb időszakot!`,
    longer: (nights: number, days: string) => `Legyen ${nights} éj: ${days}`,
    free: (days: string) => `Szabad: ${days}`,
    total: (money: string) => `${money} összesen`,
    note: 'Tájékoztató összeg: a végleges árat a szállásadó mondja meg.',
  },
} as const;
