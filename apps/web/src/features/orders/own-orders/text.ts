import { packageEffects } from '@piacter/contracts/packages/rules';
import { packageTypes } from '@piacter/contracts/packages/values';
import { untilDay } from '../../../lib/days.ts';
import { formText } from '../../../ui/form-text.ts';
import { packagesText } from '../../packages/index.ts';

/** Hungarian texts of the lists of bought packages. */
export const text = {
  title: 'Csomagvásárlások',
  sub: 'Amit megrendeltél: mi aktív, meddig, és mi vár még fizetésre. A számlát a rendelés oldalán találod.',
  packageType: 'Csomag típusa',
  everyType: 'Mindegyik',
  accommodationName: 'Szállás neve',
  accommodationExample: 'pl. Nádas Vendégház',
  order: 'Rendezés',
  newestFirst: 'Legújabb elöl',
  oldestFirst: 'Legrégebbi elöl',
  list: 'Rendelések',
  columns: {
    packageName: 'Csomag',
    listing: 'Hirdetés',
    created: 'Megrendelve',
    price: 'Ár',
    state: 'Állapot',
  },
  orderNumber: (orderID: number) => `${orderID}. számú rendelés`,
  sentTo: (address: string) => `Ide küldjük: ${address}`,
  listingGone: 'törölt hirdetés',
  /** Distinguishes two orders of the same package by their listings. */
  named: (packageName: string, listingName: string | null) =>
    listingName === null ? packageName : `${packageName}, ${listingName}`,
  pay: 'Fizetés',
  payLabel: (order: string) => `Fizetés: ${order}`,
  prolong: formText.prolong,
  again: 'Megrendelem újra',
  againLabel: (action: string, order: string) => `${action}: ${order}`,
  remove: 'Törlés',
  removeLabel: (order: string, day: string) => `Törlés: ${order}, ${day}`,
  removeQuestion: (order: string) => `Törlöd ezt a rendelést: ${order}?`,
  removeDetail: 'Nem fizettél még érte, ezért nyugodtan törölheted. Később újra megrendelheted.',
  words: {
    count: (count: string) => `${count} rendelés`,
    nothing: 'Nincs ilyen rendelésed',
    empty: {
      title: 'Még nem vettél csomagot',
      hint: 'A csomagok kiemelik a hirdetésedet, vagy több képet és videót tehetsz bele. A hirdetéseidnél rendelheted meg őket.',
    },
    failed: 'A csomagvásárlásaidat most nem sikerült betölteni.',
  },
  toListings: 'A hirdetéseim',
  toPackages: packagesText.page.question,
  paid: 'A fizetés megtörtént.',
  paidState: (name: string, state: string) => `A fizetés megtörtént. ${name}: ${state.replace(/\.$/, '')}.`,
  paidFor: (name: string, next: string) => `A fizetés megtörtént: ${name}. ${next}`,
  /** The effect of packages that are not counted in days, by type. */
  paidNext: {
    [packageTypes.physicalProduct]: 'Hamarosan postára adjuk.',
    [packageTypes.offers]: packageEffects.offers,
  } as Readonly<Record<number, string>>,
  paidNextOfService: packageEffects.service,
  toSocialLinks: 'Megadom a közösségi linkjeimet',
  declined: (name: string) =>
    `Nem sikerült a fizetésed: ${name}. Nem vontunk le pénzt, lent újra megpróbálhatod.`,
  unsettled:
    'A fizetésed eredményére még várunk. Ne fizess újra: amint megjön, itt látod, és e-mailben is megírjuk.',
  otherType: 'Egyéb csomag',
  /** The link after `paidButOff`. */
  contact: 'elérhetőségünk',
  state: {
    active: 'aktív',
    activated: 'aktivált',
    queued: 'sorban áll',
    over: 'lejárt',
    ended: 'megszűnt',
    toPay: 'fizetésre vár',
    paying: 'fizetés folyamatban',
    toActivate: 'aktiválásra vár',
    inactive: 'nem aktív',
    refunded: 'visszatérítve',
    until: untilDay,
    between: (from: string, until: string) => `${from} – ${until}`,
    last: (day: string) => `${untilDay(day)} tartott`,
    used: (used: string, all: string) => `felhasználva: ${used} / ${all}`,
    withListing: 'a hirdetés törlésével',
    moneyBack: 'az árát visszakaptad',
    paidButOff: 'kifizetted, de ki van kapcsolva; ha ez tévedés, írj nekünk:',
    wait: 'pár perc, és itt látod az eredményt',
    free: 'ingyenes, mi kapcsoljuk be',
  },
} as const;
