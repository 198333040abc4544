import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { RequestKind } from '@piacter/contracts/requests';

/** What those who answer requests, or close, renew or hide them, are told. */
export const requestEndText = {
  refused: {
    over: 'Ez az ajánlatkérés lejárt, már nem lehet rá jelentkezni. Keress másik ajánlatkérést!',
    closed: 'Az ajánlatkérő lezárta ezt az ajánlatkérést, mert már nem aktuális. Keress másikat!',
  },
  /** For the requester who closes one that is not open. */
  notOpen: 'Ez az ajánlatkérésed már nem nyitott, nincs mit lezárnod. Frissítsd az oldalt!',
  closed: 'Lezártad az ajánlatkérést.',
  notRenewable: 'Ezt az ajánlatkérésedet már nem indíthatod újra. Küldj helyette újat!',
  renewed: (day: string) =>
    `Az ajánlatkérésedet meghosszabbítottuk, az ingatlantulajdonosok eddig találják meg: ${day}`,
  link: {
    forged: 'Ez a link hibás. Másold be újra a levélből, vagy jelentkezz be, és ott hosszabbítsd meg!',
    used: 'Ez a link már nem érvényes: az ajánlatkérés azóta módosult, lezárult vagy törölték. Jelentkezz be, és nézd meg az ajánlatkéréseid között!',
  },
  hidden: 'Elrejtetted az ajánlatkérést, és e-mailben megírtuk az okát az ajánlatkérőnek.',
  shown: 'Az ajánlatkérés újra látható.',
  hiddenOwn:
    'Elrejtettük ezt az ajánlatkérésedet, így most nem fogadhatsz el rá ajánlatot. Az okot ott olvashatod.',
  alreadyHidden: 'Ezt az ajánlatkérést közben már elrejtették vagy törölték. Frissítsd az oldalt!',
  notHidden: 'Ez az ajánlatkérés nincs elrejtve. Frissítsd az oldalt!',
  /** What the mail about a request that its requester has closed says to those who answered it. */
  closedMail: {
    service: 'Új ajánlatot már nem vár. A tiédet még elfogadhatja: ha így dönt, e-mailben szólunk.',
    accommodation: 'Ezzel nincs több teendőd.',
  },
  /** How to ask again, in the mail about requests that have ended by themselves. */
  endedMail: {
    service:
      'Új ajánlat már nem érkezik rá, de azok közül, amelyek megjöttek, továbbra is választhatsz. Ha még szükséged van szakemberre, küldj új ajánlatkérést!',
    property:
      'Az ingatlantulajdonosok már nem találják meg. Ha még keresel, nyisd meg, és indítsd újra egy kattintással!',
  },
  andMore: (title: string, count: number) => `${title} és még ${count}`,
} as const;

/** Why a request is not deleted on which its requester sees no answer. */
export const unseenAnswer =
  'Válaszolt rá valaki, akinek a fiókját azóta letiltottuk, ezért nem törölheted. Nyisd meg, és ha már nem aktuális, zárd le!';

/** The first entry of the thread of a host's answer without words. */
export const hostAnswerWithoutWords = 'Jelentkeztem az ajánlatkérésedre, örömmel látlak vendégül.';

const countNew = (what: string) => (first: string, count: number) =>
  count === 1 ? `${upperFirst(what)}: ${first}` : `${count} ${what}: ${first}, …`;

/** The subject of a mail about new requests: what the first or only one is, and how many there are. */
export const newRequestsText: Record<RequestKind, (first: string, count: number) => string> = {
  service: countNew('új munka'),
  accommodation: countNew('új szállás-ajánlatkérés'),
  property: countNew('új ingatlan-ajánlatkérés'),
};
