/** The shared components' Hungarian texts. */
export const text = {
  advertise: 'Hirdetek',
  cookie: {
    label: 'Cookie beállítások',
    before: 'Ahhoz, hogy használd az oldal bejelentkezési funkcióját el kell fogadnod az ',
    statement: 'Adatkezelési nyilatkozatot',
    after: '.',
    accept: 'Elfogadom',
    decline: 'Nem fogadom el',
  },
  loading: 'Betöltés…',
  retry: 'Próbáld újra',
  message: {
    title: 'Üzenet',
    ok: 'OK',
    cancel: 'Mégse',
  },
  newTab: '(új lapon nyílik)',
  required: 'kötelező',
  removeFilter: 'szűrő törlése',
  clearFilters: 'Szűrők törlése',
  chosenFilters: 'Választott szűrők',
  breadcrumbs: 'Morzsamenü',
  photos: 'kép',
  noPicture: 'Még nincs kép',
  promoted: { pro: 'PRO', kiemelt: 'Kiemelt' },
  reserved: 'Foglalt',
  /** Of a professional. */
  fullCalendar: 'Betelt a naptár',
  cheaper: 'Olcsóbb lett:',
  anyDay: 'Bármikor',
  missing: '–',
  suggestions: 'Javaslatok',
  suggestionCount: (count: number) => (count === 0 ? 'Nincs találat' : `${count} javaslat`),
  any: 'Bármelyik',
  choose: 'Válassz!',
  selected: (count: number) => `${count} kiválasztva`,
  remove: 'eltávolítás',
  /** The public areas, as named in menus and on signpost pages. */
  sections: {
    help: 'Tudástár',
    home: 'Főoldal',
  },
  /** For a page that failed to load. */
  pageFailed: 'Ez az oldal most nem nyílt meg',
  close: 'Bezárás',
} as const;
