/** Hungarian texts of the search of requests by who can answer them. */
export const text = {
  title: 'Ajánlatkérők keresése',
  sub: {
    service: 'Ők szakembert keresnek.',
    accommodation: 'Ők szállást keresnek.',
    property: 'Ők ingatlant keresnek.',
  },
  count: (count: string) => `${count} ajánlatkérés`,
  nothing: 'Nincs ilyen ajánlatkérés',
  empty: {
    title: 'Nincs ilyen ajánlatkérés',
    hint: 'Itt most nincs nyitott ajánlatkérés. Nézz vissza később!',
  },
  failed: 'A folyamat során hiba lépett fel!',
  ownOffer: 'Már küldtél ajánlatot',
} as const;
