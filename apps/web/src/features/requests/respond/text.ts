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
  untilAccepted: 'Az ajánlatkérő elérhetőségét akkor látod, ha a te ajánlatodat fogadja el.',
  access: {
    title: 'Rendelj kapcsolati csomagot!',
    refused: 'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.',
    ordered: 'Már rendeltél, de még nem fizettél?',
    toOrders: 'Csomagvásárlások',
    /** The last day as `2026. 12. 10.` */
    days: (days: number, last: string) =>
      `A csomagod még ${days} napig érvényes, ${last.replace(/\.$/, '')}-ig.`,
    lastDay: 'A csomagod ma éjfélig érvényes.',
  },
  answer: {
    title: 'Kapcsolatfelvétel',
    sub: 'Írj az ajánlatkérőnek! E-mailben kapja meg, a szállásaid linkjeivel együtt.',
    message: 'Üzenet',
    messageHint: 'Például mikor van szabad helyed, és mennyiért. Üresen is elküldheted.',
    send: 'Kapcsolatfelvétel',
    sending: 'Küldés…',
    done: 'Erre az ajánlatkérésre már jelentkeztél.',
  },
  pictures: 'A kéréshez tartozó képek',
  picture: (index: number, count: number) => `${index}. kép, összesen ${count}`,
} as const;
