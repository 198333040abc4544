import { threadLimits } from '@piacter/contracts/threads/values';

/** Hungarian messages of threads, and words of their replies and mails. */
export const threadText = {
  sent: 'Az üzenetet elküldtük.',
  updated: 'A beszélgetést módosítottuk.',
  withdrawn: 'Az üzenetet visszavontuk.',
  notFound: 'Ez a beszélgetés nem található! Lehet, hogy már töröltük: frissítsd az oldalt!',
  badLink: 'Ez a link nem érvényes: hibás, vagy már lejárt. A legutóbbi levél linkjét nyisd meg!',
  loginLink:
    'Kétlépcsős bejelentkezést használsz, ezért ezt a beszélgetést link nem nyitja meg. Jelentkezz be, és keresd az üzeneteid között!',
  messageNotFound: 'Ez az üzenet nem található! Frissítsd az oldalt!',
  /** The same whether somebody blocked the caller or left: neither is told. */
  closed: 'Ebbe a beszélgetésbe már nem lehet írni. Ha dolgod van a másik féllel, a hirdetésénél keresd!',
  ownBlock: 'Letiltottad a másik felet. Előbb oldd fel a letiltást, és utána írj neki!',
  ownListing: 'Ez a saját hirdetésed, magadnak nem írhatsz. Válassz másik hirdetést!',
  tooLateToWithdraw: `Üzenetet ${threadLimits.withdrawMinutes} percig lehet visszavonni, ez már régebbi. Írd meg benne, ha tévedtél!`,
  tooManyMessages: 'Sok üzenetet küldtél ebbe a beszélgetésbe. Várj egy kicsit, és utána folytasd!',
  tooManyThreads: (limit: number) =>
    `Egy nap alatt legfeljebb ${limit} új beszélgetést kezdhetsz. Holnap folytathatod, addig várd meg a válaszokat!`,
  notificationsSaved: 'Az értesítéseid beállításait elmentettük.',
  /** About files of messages. */
  files: {
    uploaded: (count: number) =>
      count === 1 ? 'A fájl feltöltése sikerült.' : 'A fájlok feltöltése sikerült.',
    removed: 'A fájlt töröltük.',
    notFound: 'Ez a fájl nem található! Lehet, hogy már töröltük: frissítsd az oldalt!',
    forGuests: 'A másik félnek nincs fiókja, ezért fájlt nem tudsz neki küldeni. Írd le, amit kell!',
    gateClosed:
      'Fájlt akkor küldhetsz, amikor a másik fél már láthatja az elérhetőségeidet. Addig írd le, amit kell!',
    tooManyWaiting: `Már ${threadLimits.waitingFiles} fájlod vár elküldésre ebben a beszélgetésben. Küldd el vagy töröld őket, és utána tölts fel újat!`,
    notPdf: (name: string) => `„${name}”: ez a fájl nem olvasható PDF-ként! Mentsd el újra, és azt csatold!`,
    orPdf: 'PDF-et is küldhetsz.',
    gone: 'Egy csatolt fájl már nincs meg, vagy elküldted. Távolítsd el, csatold újra, és próbáld meg még egyszer!',
    twice: 'Egy fájlt csak egyszer csatolhatsz: hagyd ki, ami ismétlődik!',
    /** In a mail or a report, in the place of the files. */
    attached: (count: number) => `(Csatolt fájlok száma: ${count})`,
  },
  /** Words of the mails about unread messages. */
  mail: {
    settings: 'Értesítések beállítása',
    more: (count: number) => `…és még ${count} üzenet.`,
    answer: 'Erre a levélre ne válaszolj: a gombbal a beszélgetés nyílik meg, és ott írhatsz.',
    notYou:
      'Nem te írtál erről a hirdetésről? A gombbal megnyíló oldalon egy kattintással lezárhatod a beszélgetést, és nem kapsz több levelet.',
  },
  unsubscribed:
    'Erről a beszélgetésről nem küldünk több levelet. Az üzeneteket az oldalon továbbra is látod.',
  badUnsubscription: 'Ez a link nem érvényes: hibás, vagy már lejárt. A legutóbbi levél linkjét nyisd meg!',
  deletedUser: 'Törölt felhasználó',
  requester: 'Az ajánlatkérő',
  advertiser: 'A hirdető',
  visitor: 'Látogató',
  gateReasons: {
    'service-offer': {
      owner: 'Az elérhetőségeket akkor látod, ha az ajánlatkérő elfogadja az ajánlatodat.',
      other: 'Amíg nem fogadod el az ajánlatot, a szakember „•••” jelet lát az elérhetőségeid helyén.',
    },
    request: {
      owner: 'Az elérhetőségeket az „Ajánlatkérők elérhetősége” csomaggal látod.',
      other: 'A hirdető most „•••” jelet lát az elérhetőségeid helyén, mert nincs hozzá csomagja.',
    },
  },
} as const;
