/** Hungarian texts of the calendar on the page of an accommodation. */
export const text = {
  title: 'Mikor szabad?',
  notKept: 'A szállásadó itt nem vezet naptárt: érdeklődj a szabad napokról!',
  refreshed: (day: string) => `A naptár utoljára frissült: ${day}`,
  arrival: 'Válaszd ki az érkezés napját!',
  departure: (nights: number) => `Most válaszd ki a távozás napját! Innen legalább ${nights} éj kell.`,
  chosen: (days: string) => `Kiválasztva: ${days} A végösszeget fent látod.`,
  chosenBusy: (days: string) =>
    `Kiválasztva: ${days} Ezek között foglalt éjszaka is van: válassz más napokat!`,
  refusals: {
    taken: 'Ez az éjszaka nem szabad: válassz másik napot!',
    between: 'Addig nem minden éjszaka szabad: válassz korábbi napot!',
  },
  moved: (day: string) => `Addig nem minden éjszaka szabad, ezért az érkezés új napja: ${day}`,
  unit: 'Az árak forintban, fejenként és éjszakánként értendők.',
  previous: 'Előző hónap',
  next: 'Következő hónap',
  loading: 'A naptár betöltése…',
  failed: 'A naptárat most nem sikerült betölteni. Kérdezd meg a szállásadót a szabad napokról!',
} as const;
