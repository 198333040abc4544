/** Hungarian texts of the list of watches. */
export const text = {
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
