import type { SourceFilter } from '@piacter/contracts/calendars/values';
import { maxCalendarSources } from '@piacter/contracts/calendars/values';
import type { CallFault } from '@piacter/contracts/core/values';

/** Hungarian texts of the host's calendar. */
export const hostText = {
  title: 'Naptár',
  hint: 'Koppints az első, majd az utolsó éjszakára, és válaszd ki alatta, foglalt legyen vagy szabad!',
  hintOfDesk:
    'Egérrel végig is húzhatod őket, billentyűzettel a nyilak és a lenyomva tartott Shift jelöl ki többet.',
  notKept: 'Még nem vezetsz naptárt. Az első megjelölt éjszakától a vendégek látják, mikor vagytok szabadok.',
  months: 'Az éjszakák két évre előre',
  more: 'További hónapok',
  bar: 'A kijelölt éjszakák',
  selected: (nights: number, days: string) => `${nights} éj: ${days}`,
  note: 'Megjegyzés magadnak',
  makeBusy: 'Foglalttá teszem',
  makeFree: 'Szabaddá teszem',
  cancel: 'Mégse',
  undo: 'Visszavonom',
  undone: 'A változtatást visszavontuk.',
  failed: 'A naptárat most nem sikerült betölteni.',
  prices: 'Idényárak és költségek',
} as const;

export const sourcesText = {
  title: 'Naptárak más oldalakról',
  sub: `Ha máshol is hirdeted a szállásod, hozd át onnan a foglalt napokat: félóránként frissítjük őket. Legfeljebb ${maxCalendarSources} naptárat köthetsz ide.`,
  loading: 'Naptárak betöltése…',
  none: 'Még nem hoztál át naptárat.',
  add: 'Naptár hozzáadása',
  full: 'Több naptár nem fér ide. Törölj egyet, ha másikat szeretnél!',
  label: (action: string, name: string) => `${action}: ${name}`,
  refresh: 'Frissítés',
  refreshing: 'Frissítés…',
  edit: 'Szerkesztés',
  remove: 'Törlés',
  removeQuestion: (name: string) => `Törlöd ezt a naptárat: ${name}?`,
  removeDetail: 'Az onnan átvett napok felszabadulnak. A másik oldalon semmi sem változik.',
  events: (count: number) => (count === 0 ? 'nincs foglalás' : `${count} foglalás`),
  refreshed: (when: string) => `frissült: ${when}`,
  never: 'még nem sikerült beolvasni',
  onlyReserved: 'csak a foglalások',
  doubted:
    'Legutóbb üres naptár érkezett. Egyelőre megtartottuk a napjait: ha egy óra múlva is üres, felszabadítjuk őket.',
  kept: 'Az eddigi napok megmaradtak.',
  faults: {
    unreachable:
      'Nem érhető el: a másik oldal nem válaszolt. Ha máskor sem sikerül, másold be újra a linkjét!',
    refused: 'Nem engedélyezett cím: csak nyilvános oldal naptára hozható át. Másold be újra a linkjét!',
    too_large: 'Túl nagy a naptár. Kérj a másik oldalon olyat, amely csak ezt a szállást tartalmazza!',
    unexpected: 'Nem várt tartalom: a linken nem naptár van. Nézd meg, hogy az iCal-linket másoltad-e be!',
  } satisfies Record<CallFault, string>,
  form: {
    addTitle: 'Naptár hozzáadása',
    editTitle: 'Naptár szerkesztése',
    intro:
      'A másik oldalon a naptár beállításainál keresd: „Naptár exportálása”, „iCal” vagy „Naptárszinkronizálás”.',
    name: 'Név',
    nameHint: 'Például: Airbnb, Booking.com',
    url: 'A naptár linkje (iCal)',
    only: 'Mit hozzunk át?',
    onlyHint:
      'A Booking.com és néhány más oldal a foglalásokat is lezárt napként adja át: onnan mindent hozz át!',
    filters: {
      all: 'Mindent',
      reserved: 'Csak a foglalásokat',
    } satisfies Record<SourceFilter, string>,
    add: 'Hozzáadom',
    adding: 'Beolvasás…',
    save: 'Mentés',
  },
  conflicts: {
    title: 'Két foglalás ugyanarra a napra',
    row: (days: string, name: string) => `${days}: itt lefoglaltad, és innen is érkezett foglalás: ${name}`,
    hint: 'Egyiket sem töröltük. Egyeztess a vendégekkel, és mondd le annak a foglalását, akit nem tudsz fogadni!',
  },
  link: {
    title: 'A naptárad más oldalakon',
    sub: 'Ezzel a titkos linkkel a többi oldal is tudja, mikor foglalt a szállásod: másold be náluk a naptár importálásánál. A te napjaid és az itteni foglalások vannak benne, nevek nélkül.',
    create: 'Link készítése',
    renew: 'Új link készítése',
    renewQuestion: 'Új linket készítesz?',
    renewDetail: 'A mostani azonnal megszűnik: az újat minden oldalon be kell másolnod.',
    made: (day: string) =>
      `A linked elkészült: ${day} Biztonságból csak egyszer mutatjuk meg; ha elveszett, készíts újat!`,
    address: 'A naptárad linkje',
    copy: 'Link másolása',
    once: 'Másold ki most, később nem tudjuk újra megmutatni! Aki ismeri, látja a foglalt napjaidat.',
  },
} as const;
