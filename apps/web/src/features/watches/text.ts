import { type WatchFrequency, watchFrequencies } from '@piacter/contracts/watches/values';

/** Hungarian texts of watches, of their list and of the page of a mailed link. */
export const text = {
  frequency: 'Milyen gyakran írjunk?',
  frequencies: {
    immediate: 'Minden új találatnál',
    daily: 'Naponta egyszer',
    weekly: 'Hetente egyszer',
  } satisfies Record<WatchFrequency, string>,
  pause: 'Szüneteltetem',
  resume: 'Újraindítom',
  paused: 'Szünetel',
  narrow: 'Szűkítem',
} as const;

export const frequencyOptions = watchFrequencies.map((value) => ({ value, label: text.frequencies[value] }));

/** Hungarian texts of the form that follows a search, which is loaded when it opens. */
export const followText = {
  title: 'Figyelem ezt a keresést',
  about: (parts: string) => `Ezt figyeljük: ${parts}.`,
  intro: {
    listings: 'E-mailben írunk, amikor új hirdetés illik a keresésedre. Bármikor lemondhatod, a levélből is.',
    requests:
      'E-mailben írunk, amikor új ajánlatkérés illik a keresésedre. Bármikor lemondhatod, a levélből is.',
  },
  email: 'E-mail-cím',
  emailHint: 'Küldünk rá egy linket, azzal erősítsd meg.',
  send: 'Kérem az értesítést',
  sending: 'Küldés…',
  narrow: {
    title: 'Figyelés szűkítése',
    intro: (name: string) =>
      `Eddig ezt figyeltük: ${name}. Ha cseréled, ezentúl csak a most látható keresésről írunk.`,
    replace: 'Erre cserélem',
    another: 'Inkább új figyelést kérek',
    done: 'Szűkítettük a figyelést',
  },
  done: { started: 'Figyeljük a keresésedet', toConfirm: 'Már csak meg kell erősítened' },
} as const;

/** Hungarian texts of the pages of mailed links. */
export const linkText = {
  confirm: {
    title: 'Figyelés megerősítése',
    hint: 'Egy kattintás, és írunk, amikor új hirdetés illik a keresésedre.',
    action: 'Megerősítem',
    /** At a further click. */
    before: 'Ezt a figyelést már megerősítetted: írunk, amikor új találat van.',
  },
  unsubscribe: {
    title: 'Figyelés lemondása',
    hint: 'Egy kattintás, és erről a keresésről nem küldünk több levelet.',
    action: 'Nem kérek több levelet',
  },
  adjust: {
    title: 'Figyelés beállítása',
    loading: 'A figyelés betöltése…',
    narrowHint:
      'A „Szűkítem” gombbal megnyílik a keresés. Állítsd be a szűrőket, aztán nyomd meg az „Értesítés” gombot!',
    byItself: 'Az ajánlatkérésed vagy a hirdetéseid alapján figyeljük, ezért szűkíteni azokon lehet.',
  },
  open: 'Keresés megnyitása',
  home: 'Vissza a főoldalra',
} as const;

/** Hungarian texts of the list of watches. */
export const ownText = {
  title: 'Figyeléseim',
  sub: 'A keresések, amelyekről e-mailben írunk, ha új találat van.',
  loading: 'A figyeléseid betöltése…',
  empty: {
    title: 'Még nem figyelsz egyetlen keresést sem',
    hint: 'Keress, és a találatok fölött nyomd meg az „Értesítés” gombot!',
  },
  toRequests: 'Ajánlatkérők keresése',
  toSearch: (kind: string) => `${kind} keresése`,
  newCount: (count: number) => `${count} új találat`,
  nothingNew: 'Nincs új találat',
  lookedAt: (day: string) => `Utoljára megnyitva: ${day}`,
  neverLookedAt: 'Még nem nyitottad meg',
  byItself:
    'Az ajánlatkérésed vagy a hirdetéseid alapján automatikusan figyeljük. Ha nem kéred, szüneteltesd!',
  open: 'Megnyitom',
  rename: 'Átnevezem',
  saveName: 'Név mentése',
  name: 'A figyelés neve',
  remove: 'Törlöm',
  label: (action: string, name: string) => `${action}: ${name}`,
  removeQuestion: (name: string) => `Törlöd ezt a figyelést: ${name}?`,
  removeDetail: 'Nem írunk róla többet. A keresésből bármikor újra kérheted.',
} as const;
