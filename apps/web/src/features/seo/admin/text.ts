/** Hungarian texts of the SEO metadata of the fixed pages. */
export const text = {
  title: 'SEO',
  sub: 'Itt állíthatod be, hogyan jelennek meg az oldalak a keresők találatai között és megosztott linkként.',
  loading: 'SEO-adatok betöltése…',
  edit: 'Szerkesztés',
  editLabel: (page: string) => `Szerkesztés: ${page}`,
  noPicture: 'Nincs megosztási képe',
  back: 'Vissza az oldalak listájához',
  pageTitle: (page: string) => `SEO: ${page}`,
  missing: 'Ez az oldal nincs a listán. Válassz egyet a többi közül!',
  form: 'Az oldal adatai',
  formSub: 'A mentett adatok azonnal bekerülnek az oldal fejlécébe.',
  search: {
    title: 'Kereső',
    sub: 'Ezt olvassák, akik a keresőben rátalálnak az oldalra.',
    name: 'Cím',
    description: 'Leírás',
  },
  share: {
    title: 'Megosztás',
    sub: 'Ez látszik, ha valaki elküldi vagy megosztja a linket. Ha üresen hagyod, a fenti cím és leírás jelenik meg.',
    name: 'Megosztás címe',
    description: 'Megosztás leírása',
    type: 'Típus',
    siteName: 'Webhely neve',
    locale: 'Nyelv',
  },
  /** The current length of a text, and how much of it search engines show. */
  fits: (length: number, visible: number) => `${length} karakter, ${visible} fér ki a találatok között.`,
  /** Below a field that counts its characters itself. */
  fitsCounted: (_length: number, visible: number) => `${visible} karakter fér ki a találatok között.`,
  tooLong: (length: number, visible: number) =>
    `${length} karakter: a keresők az első ${visible} után levágják.`,
  keywords: {
    label: 'Kulcsszavak',
    hint: (limit: number) => `Egyenként írd be, és Enterrel add hozzá! Legfeljebb ${limit} lehet.`,
    full: 'Több kulcsszó nem fér el, előbb törölj egyet!',
    add: 'Hozzáadás',
    remove: 'kulcsszó törlése',
  },
  picture: {
    title: 'Megosztási kép',
    hint: (width: number, height: number) =>
      `A legjobb méret ${width}×${height} képpont. A más arányú képnek levágják a szélét.`,
    choose: 'Kép feltöltése',
    replace: 'Kép cseréje',
    sending: (percent: number) => `Feltöltés: ${percent}%`,
    storing: 'Feldolgozás…',
    unexpected: 'A képet nem sikerült feltölteni, próbáld újra!',
  },
  previews: {
    title: 'Előnézet',
    sub: 'Gépelés közben is frissül.',
    search: 'A keresőben',
    share: 'Megosztott linkként',
    emptyTitle: 'Adj címet az oldalnak!',
    emptyDescription: 'Írj rövid leírást!',
    noPicture: 'Kép nélkül jelenik meg',
  },
} as const;
