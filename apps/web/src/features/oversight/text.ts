import type { TimelineEntity, TimelineEvent } from '@piacter/contracts/oversight/values';
import { text as shared } from '../../ui/text.ts';
import { auditWords } from '../audit/index.ts';

/** Hungarian texts of the admin's search and of the pages of users and listings. */
export const text = {
  loading: shared.loading,
  search: {
    title: 'Keresés',
    sub: 'Felhasználók, hirdetések, rendelések és ajánlatkérések egy helyen.',
    label: 'Kit vagy mit keresel?',
    hint: 'Azonosító, vagy az e-mail-cím, a név, a hirdetés neve vagy a saját azonosító eleje.',
    submit: 'Keresés',
    results: 'Találatok',
    nothing: 'Nincs ilyen. Próbáld a számával vagy az e-mail-cím elejével!',
    number: (id: number) => `azonosító: ${id}`,
  },
  entities: auditWords.entities as Record<TimelineEntity, string>,
  user: {
    title: 'Felhasználó',
    facts: 'Adatok',
    email: 'E-mail-cím',
    role: 'Szerepkör',
    phone: 'Telefon',
    created: 'Regisztrált',
    activated: 'Megerősítette',
    notActivated: 'még nem',
    seen: 'Utoljára itt járt',
    blocked: (since: string, reason: string) => `Letiltva, ${since} óta. Indoklás: ${reason}`,
    listings: 'Hirdetései',
    orders: 'Rendelései',
    requests: 'Ajánlatkérései',
    mails: 'Levelei',
    none: 'Nincs.',
    block: 'Letiltás',
    unblock: 'Letiltás feloldása',
    blockIntro: 'Azonnal kizárjuk, nem tud bejelentkezni, és a hirdetései nem látszanak, amíg fel nem oldod.',
    unblockIntro: 'Újra be tud jelentkezni, és az élő hirdetései újra látszanak.',
    blockReason: 'Miért tiltod le?',
    blockReasonHint: 'Ezt ő is elolvassa, amikor be akar jelentkezni.',
    unblockReason: 'Miért oldod fel?',
    resend: 'Megerősítő levél újra',
    resendQuestion: (email: string) => `Elküldjük új linkkel a megerősítő levelet ide: ${email}?`,
    resendConfirm: 'Küldés',
  },
  listings: {
    title: 'Hirdetések',
    sub: 'Minden hirdetés, bármelyik állapotban, a legújabb elöl.',
    kind: 'Kategória',
    state: 'Állapot',
    everyState: 'Mind',
    hidden: 'Elrejtett',
    columns: { listing: 'Hirdetés', owner: 'Hirdető', state: 'Állapot', created: 'Létrejött' },
    nothing: 'Nincs ilyen hirdetés. Válassz másik állapotot!',
  },
  listing: { title: 'Hirdetés', owner: 'Hirdető', open: 'Megnyitom az oldalát' },
} as const;

/** Hungarian texts of what happened to something. */
export const timelineText = {
  title: 'Történet',
  hint: 'A legfrissebb elöl. A levelek szövege itt sem látszik.',
  loading: shared.loading,
  events: {
    registered: 'Regisztrált',
    activated: 'Megerősítette a regisztrációját',
    listing: 'Hirdetés létrehozva',
    state: 'Hirdetés állapota',
    order: 'Rendelés',
    payment: 'Fizetés elkezdve',
    captured: 'Fizetés megérkezett',
    request: 'Ajánlatkérés elküldve',
    mail_waiting: 'Levél küldésre vár',
    mail_sent: 'Levél elküldve',
    mail_failed: 'Levél sikertelen',
    report: 'Bejelentés',
    audit: 'Napló',
  } satisfies Record<TimelineEvent, string>,
} as const;

/** What the numbers in the admin's menu count. */
export const waitingText = {
  reports: 'vár döntésre',
  mails: 'levelet nem sikerült elküldeni',
  refunds: 'visszatérítés nem sikerült',
  /** On the page to which the login leads. */
  names: { reports: 'Bejelentések', mails: 'El nem küldött levelek', refunds: 'Sikertelen visszatérítések' },
  line: (name: string, count: number) => `${name}: ${count}`,
  nothing: 'Most semmi sem vár rád.',
  overview: 'Áttekintés',
} as const;
