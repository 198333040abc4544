import { childAges } from '@piacter/contracts/core/hungarian';

/** Hungarian texts of the editor of seasons and fees. */
export const text = {
  title: 'Idényárak és költségek',
  sub: 'Ebből számoljuk ki a vendégnek, mennyibe kerül a tartózkodás. Amit itt nem adsz meg, arra a fejenkénti alapár érvényes.',
  busyDays: 'A foglalt napokat és azokat, amikor nem adod ki, itt jelölheted:',
  calendar: 'Naptár',
  seasons: 'Idények',
  season: (number: number) => `${number}. idény`,
  noSeasons:
    'Egész évben az alapár érvényes. Adj hozzá idényt, ha nyáron, télen vagy az ünnepeken mást kérsz!',
  add: 'Idény hozzáadása',
  remove: 'Törlés',
  removeLabel: (number: number) => `Törlés: ${number}. idény`,
  full: (limit: number) => `Több idény nem fér ide (legfeljebb ${limit}).`,
  from: 'Első nap',
  to: 'Utolsó nap',
  month: (label: string) => `${label}: melyik hónap?`,
  day: (label: string) => `${label}: hányadika?`,
  price: 'Ár fejenként, éjszakánként',
  minimumStay: 'Legalább ennyi éj',
  weekend: 'Hétvégi felár',
  children: 'Gyerekek',
  childrenSub: 'Hány százalékát fizetik egy felnőtt árának? A 0 azt jelenti, hogy ingyen jönnek.',
  groups: {
    under6: `${childAges.childrenUnder6}ek`,
    from7: `${childAges.children7to13}ek`,
    from14: `${childAges.children14Plus}ek`,
  },
  fees: 'Kötelező költségek',
  cleaningFee: 'Takarítás, alkalmanként',
  touristTax: 'Idegenforgalmi adó felnőttenként, éjszakánként',
  units: { forints: 'Ft', nights: 'éj', percent: '%' },
  save: 'Árak mentése',
  saved: 'Mentve',
  unsaved: 'Nincs elmentve',
  failed: 'Az árakat most nem sikerült betölteni.',
} as const;
