/** Hungarian texts of the host's calendar. */
export const text = {
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
