import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { untilDay } from '../../../lib/days.ts';
import { formText } from '../../../ui/form-text.ts';
import { text as shared } from '../../../ui/text.ts';
import { packagesText } from '../../packages/index.ts';
/** Hungarian texts of ordering a package. */
export const text = {
  label: 'Csomag megrendelése',
  choose: 'Válassz csomagot!',
  order: 'Megrendelés',
  orderFor: (title: string) => `Megrendelés: ${title}`,
  cancel: shared.message.cancel,
  orderedUnpaid: formText.orderedUnpaid,
  toOrders: 'Csomagvásárlások',
  nothingSelected: 'Nem választottál csomagot!',
  noneOnSale: 'Most nincs megvásárolható csomag.',
  option: (name: string, price: string) => `${name} – ${price}`,
  optionWithAmount: (name: string, amount: string, price: string) => `${name} (${amount}) – ${price}`,
  selected: (amount: string, price: string, does: string) => `${price} · ${amount}. ${does}`,
  question: (name: string, price: string) => `Megrendeled ezt a csomagot: ${name}, ${price}?`,
  listing: (title: string) => `Hirdetés: ${title}`,
  /** Days are formatted as `2026. 12. 03.`; 'nap' has no plural after a number. */
  effect: {
    fromToday: (amount: string, last: string) =>
      `Ha ma fizetsz, ma indul, és ${untilDay(last)} tart (${amount}).`,
    queued: (amount: string, now: string, last: string) =>
      `Ilyen csomagod már van ${untilDay(now)}: az új ez után indul, és ${untilDay(last)} tart (${amount}).`,
    unknown: (amount: string) => `Amit kapsz: ${amount}.`,
    pieces: (amount: string) => `${amount}, lejárat nélkül.`,
    byPost: (amount: string) => `${amount}, postán küldjük.`,
  },
  payNext: 'Fizetni a következő oldalon tudsz.',
  page: {
    sub: 'Ha van már ilyen csomagod, az új akkor indul, amikor a mostani lejár. Egy nap sem vész el.',
    listing: 'Melyik hirdetésedre?',
    chooseListing: 'Válassz hirdetést!',
    numbered: (name: string, id: number) => `${name} (azonosító: ${id})`,
    noListing: 'Ehhez a csomaghoz közzétett hirdetés kell.',
    toListings: 'A hirdetéseim',
    notOnSale: 'Ez a csomag most nem kapható. Válassz másikat!',
    loading: packagesText.page.loading,
  },
  failed: packagesText.page.failed,
  more: packagesText.page.question,
  shipping: {
    title: 'Hová küldjük?',
    intro: (name: string, price: string) => `${name}, ${price}. Postán küldjük, ehhez kell a címed.`,
    country: 'Ország',
    chooseCountry: 'Válassz országot!',
    postalCode: 'Irányítószám',
    city: 'Település',
    county: 'Vármegye',
    region: 'Régió',
    line1: 'Utca, házszám',
    line1Hint: 'Például: Vincellér utca 12.',
    line2: 'Emelet, ajtó',
    door: formText.door,
    profileAddress: 'A profilomban megadott cím',
    noProfileAddress: 'A profilodban még nincs teljes cím.',
    missing: fieldMessages.required,
  },
} as const;
