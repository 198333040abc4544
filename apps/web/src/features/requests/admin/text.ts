import type { RequestKind, RequestState } from '@piacter/contracts/requests/values';

/** Hungarian texts of the admin's list of requests. */
export const text = {
  title: 'Ajánlatkérések',
  sub: 'Minden ajánlatkérés, a legújabb elöl, a visszavontak is. Az ajánlatkérők adatai itt nem látszanak.',
  list: 'Ajánlatkérések',
  words: {
    count: (count: string) => `${count} ajánlatkérés`,
    nothing: 'Nincs ilyen ajánlatkérés',
    empty: { title: 'Még nincs ajánlatkérés', hint: 'Amint valaki ajánlatot kér, itt látod.' },
  },
  filters: {
    kind: 'Mit keresnek?',
    answered: 'Érkezett válasz?',
    any: 'Mindegy',
    days: 'Mikor küldték?',
  },
  kinds: { service: 'Szakembert', accommodation: 'Szállást', property: 'Ingatlant' } satisfies Record<
    RequestKind,
    string
  >,
  withAnswer: 'Igen',
  answerCount: (count: string) => `${count} válasz`,
  between: (from: string | undefined, to: string | undefined) => `Elküldve: ${from ?? ''} – ${to ?? ''}`,
  columns: {
    created: 'Elküldve',
    description: 'Mit keresnek?',
    answers: 'Válaszok',
    state: 'Hol tart?',
  },
  open: 'Megnyitás',
  openLabel: (requestID: number) => `Megnyitás: ${requestID}. ajánlatkérés`,
  states: {
    archived: 'visszavonva',
    open: 'nyitott',
    accepted: 'ajánlat elfogadva',
    over: 'lejárt',
    closed: 'lezárva',
    hidden: 'elrejtve',
  } satisfies Record<RequestState, string>,
  state: (words: string) => `Állapota: ${words}.`,
  hiddenBecause: (reason: string) => `Elrejtve, csak az ajánlatkérő látja. Indoklás: ${reason}`,
  hide: 'Ajánlatkérés elrejtése',
  show: 'Ajánlatkérés megmutatása',
  hideIntro:
    'Az elrejtett ajánlatkérést csak az ajánlatkérő és az adminisztrátorok látják, válasz nem érkezhet rá. Az okot e-mailben megírjuk neki.',
  showIntro: 'Abba az állapotba kerül vissza, amelyben az elrejtés előtt volt.',
  hideReason: 'Az elrejtés oka',
  showReason: 'Megjegyzés a naplóba',
} as const;
