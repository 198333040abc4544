import { daysAfterEnd, type ListingState } from '@piacter/contracts/lifecycle/values';
import type { Ending } from './ending.ts';

/** The words of a closed listing, and of the button that closes it. */
const endings: Record<Ending, { badge: string; action: string }> = {
  sold: { badge: 'Eladva', action: 'Eladtam' },
  let: { badge: 'Kiadva', action: 'Kiadtam' },
  swapped: { badge: 'Elcserélve', action: 'Elcseréltem' },
  over: { badge: 'Megszűnt', action: 'Megszüntetem' },
};

/** Hungarian texts of the states of listings. */
export const text = {
  endings,
  states: {
    draft: 'Piszkozat',
    live: 'Élő',
    paused: 'Szünetel',
    reserved: 'Foglalt',
    expired: 'Lejárt',
  } satisfies Record<Exclude<ListingState, 'closed'>, string>,
  hidden: 'Elrejtve',
  hiddenMeaning: 'Most csak te látod, amíg újra meg nem mutatjuk.',
  /** What others see of a listing in this state. */
  meanings: {
    draft: 'Még senki sem látja. Tedd közzé, ha kész!',
    live: 'A hirdetésed látható.',
    paused: 'Most senki sem látja, amíg újra nem indítod.',
    reserved: 'Látható, foglaltnak jelölve.',
    closed: `A keresés nem találja. Az oldala még ${daysAfterEnd} napig látható, az elérhetőséged nélkül.`,
    expired: 'A keresés nem találja, mert régóta nem nyúltál hozzá. Egy kattintással megújíthatod.',
  } satisfies Record<ListingState, string>,
  renewal: {
    title: 'Hirdetés megújítása',
    hint: 'Aktuális még a hirdetésed? Egy kattintás, és továbbra is látható marad.',
    toLogin: 'Bejelentkezés',
  },
  publish: 'Közzéteszem',
  restart: 'Újraindítom',
  renew: 'Megújítom',
  unreserve: 'Már nem foglalt',
  reserve: 'Foglalt lett',
  pause: 'Szüneteltetem',
  label: (action: string, title: string) => `${action}: ${title}`,
  expires: (day: string) => `Ha nem újítod meg, ${day} után lejár.`,
  pauseQuestion: (title: string) => `Szünetelteted ezt a hirdetést: ${title}?`,
  closeQuestion: (title: string) => `Lezárod ezt a hirdetést: ${title}?`,
  pauseDetail: 'Senki sem látja, amíg újra nem indítod.',
  closeDetail: `A keresés többé nem találja. Az oldala ${daysAfterEnd} napig marad meg, az elérhetőséged nélkül.`,
  daysRunOn: 'A csomag napjai közben is telnek.',
} as const;
