/** Hungarian texts of an accommodation's page; the fields have their own. */
export const text = {
  accommodations: 'Szállás',
  allYear: 'egész évben nyitva',
  period: (from: string, to: string) => `${from} – ${to}`,
  opening: 'Nyitva',
  booking: 'Ár és foglalás',
  perPersonAndNight: 'fejenként és éjszakánként',
  place: 'A szállás',
  equipment: 'Felszereltség',
} as const;
