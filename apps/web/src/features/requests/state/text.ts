import { type RequestKind, type RequestState, requestDays } from '@piacter/contracts/requests/values';
import { untilDay } from '../../../lib/days.ts';

/** The states of a request that has ended, or of which a badge says more than that it is open. */
type Badged = Exclude<RequestState, 'open' | 'archived'>;

/** Hungarian texts of how requests end. */
export const text = {
  badges: {
    accepted: 'Ajánlat elfogadva',
    over: 'Lejárt',
    closed: 'Lezárva',
    hidden: 'Elrejtve',
  } satisfies Record<Badged, string>,
  /** A stay passes. */
  past: 'Elmúlt',
  /** What its requester reads of a request that has ended. */
  own: {
    service: {
      over: 'Lejárt, új ajánlat már nem érkezik rá.',
      closed: 'Lezártad, új ajánlat már nem érkezik rá.',
    },
    accommodation: {
      over: 'A kért időszak elmúlt, a szállásadók már nem találják meg ezt az ajánlatkérést.',
      closed: 'Lezártad, a szállásadók már nem találják meg.',
    },
    property: {
      over: 'Lejárt, az ingatlantulajdonosok már nem találják meg. Ha még keresel, indítsd újra!',
      closed: 'Lezártad, az ingatlantulajdonosok már nem találják meg. Ha megint keresel, írd ki újra!',
    },
  } satisfies Record<RequestKind, Record<'over' | 'closed', string>>,
  /** What to do next where offers have come, and where none has. */
  choose: 'A beérkezett ajánlatok közül továbbra is választhatsz.',
  askAgain: 'Ha még szükséged van szakemberre, írd ki újra!',
  hidden: 'Elrejtettük ezt az ajánlatkérésedet, most csak te látod.',
  reason: (reason: string) => `Indoklás: ${reason}`,
  /** What those who may answer read of it. */
  others: {
    over: 'Ez az ajánlatkérés lejárt, már nem lehet rá jelentkezni.',
    closed: 'Az ajánlatkérő lezárta ezt az ajánlatkérést, mert már nem aktuális.',
  },
  stillAcceptable: 'Az ajánlatodat ettől még elfogadhatja.',
  close: 'Lezárom, már nem aktuális',
  closeQuestion: (title: string) => `Lezárod ezt az ajánlatkérést: ${title}?`,
  closeDetail: {
    service:
      'A szakemberek nem találják meg, és új ajánlat nem érkezik rá. Akik már küldtek ajánlatot, azoknak e-mailben megírjuk. Nem lehet visszavonni.',
    accommodation:
      'A szállásadók nem találják meg. Akik már jelentkeztek, azoknak e-mailben megírjuk. Nem lehet visszavonni.',
    property: 'Az ingatlantulajdonosok nem találják meg. Nem lehet visszavonni.',
  } satisfies Record<RequestKind, string>,
  confirm: 'Lezárom',
  ending: (day: string) => `Hamarosan lejár: az ingatlantulajdonosok ${untilDay(day)} találják meg.`,
  extend: 'Meghosszabbítom',
  restart: 'Újraindítom',
  link: {
    title: 'Ajánlatkérés meghosszabbítása',
    hint: `Keresed még ezt az ingatlant? Egy kattintás, és az ajánlatkérésedet további ${requestDays.property} napig megtalálják.`,
    next: 'Bejelentkezés',
  },
} as const;
