/** Hungarian messages of watches, and the words of their names and mails. */
export const watchText = {
  created: 'Figyeljük ezt a keresést, és írunk, ha van új találat.',
  mailed:
    'Elküldtük a megerősítő linket a megadott e-mail-címre. Nyisd meg, és onnantól írunk, ha van új találat. Nézd meg a levélszemét mappát is.',
  updated: 'A figyelést módosítottuk.',
  deleted: 'A figyelést töröltük.',
  switchedOff: 'A figyelést kikapcsoltuk.',
  confirmed: 'Megerősítetted a figyelést: írunk, amikor új találat van.',
  unsubscribed: 'Erről a keresésről nem küldünk több levelet.',
  badQuery: 'Ezt a keresést nem lehet figyelni: valamelyik szűrője hibás. Keress újra, és onnan indítsd!',
  noEmail: 'Add meg az e-mail-címedet, vagy jelentkezz be!',
  notFound: 'Ez a figyelés nem található! Lehet, hogy már törölted: frissítsd az oldalt!',
  badConfirmation:
    'Ez a link nem érvényes: hibás, lejárt, vagy azóta lemondtad a figyelést. Ha nem kapsz levelet, kérd újra a keresés oldalán!',
  badLink:
    'Ez a link nem érvényes: hibás, vagy ez a figyelés már nincs meg. A legutóbbi levél linkjét nyisd meg!',
  notNarrowed:
    'Ezt a keresést nem lehet szűkíteni, mert az ajánlatkérésedet vagy a hirdetéseidet követi: azokat változtasd meg!',
  badUnsubscription:
    'Ez a link nem érvényes: hibás, vagy már lemondtad vele a figyelést. Ha továbbra is kapsz levelet, a legutóbbi levél linkjét nyisd meg!',
  settings: 'Szűkítem vagy szüneteltetem',
  more: (count: number) => `…és még ${count}.`,
  dropped: (line: string, before: string | undefined) =>
    before === undefined ? `${line} (olcsóbb lett)` : `${line} (olcsóbb lett, előtte ${before})`,
  freed: (line: string) => `${line} (szabad lett a napjaidra)`,
  ofRequest: (line: string) => `Ajánlatkérésedhez illő hirdetések: ${line}`,
  ofListings: 'Hirdetéseidhez illő ajánlatkérések',
} as const;
