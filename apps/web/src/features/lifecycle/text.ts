import { daysAfterEnd, type ListingState } from '@piacter/contracts/lifecycle/values';
import { text as shared } from '../../ui/text.ts';
import type { Ending } from './ending.ts';

/** The words of a closed listing, and of the button that closes it. */
const endings: Record<Ending, { badge: string; action: string }> = {
  sold: { badge: 'Eladva', action: 'Eladtam' },
  let: { badge: 'Kiadva', action: 'Kiadtam' },
  swapped: { badge: 'Elcserélve', action: 'Elcseréltem' },
  over: { badge: 'Megszűnt', action: 'Lezárom' },
};

/** Hungarian texts of the states of listings. */
export const text = {
  endings,
  states: {
    draft: 'Piszkozat',
    live: 'Élő',
    paused: 'Szünetel',
    reserved: shared.reserved,
    expired: 'Lejárt',
  } satisfies Record<Exclude<ListingState, 'closed'>, string>,
  hidden: 'Elrejtve',
  hiddenMeaning: 'Most csak te látod, amíg újra meg nem mutatjuk.',
  /** What others see of a listing in this state. */
  meanings: {
    draft: 'Még senki sem látja. Tedd közzé, ha kész!',
    live: 'A hirdetésed látható.',
    paused: 'Most senki sem látja, amíg újra nem indítod.',
    closed: `A keresés nem találja. Az oldala még ${daysAfterEnd} napig látható, az elérhetőséged nélkül.`,
    expired: 'A keresés nem találja, mert régóta nem nyúltál hozzá. Egy kattintással megújíthatod.',
  } satisfies Record<Exclude<ListingState, 'reserved'>, string>,
  reservation: {
    badge: shared.reserved,
    meaning: 'Látható, foglaltnak jelölve.',
    begin: 'Foglalt lett',
    end: 'Már nem foglalt',
  },
  fullCalendar: {
    badge: shared.fullCalendar,
    meaning: 'Látható, de jelezzük, hogy most nem vállalsz munkát.',
    begin: 'Betelt a naptáram',
    end: 'Újra vállalok munkát',
  },
  renewal: {
    title: 'Hirdetés megújítása',
    hint: 'Aktuális még a hirdetésed? Egy kattintás, és továbbra is látható marad.',
    toLogin: 'Bejelentkezés',
  },
  publish: 'Közzéteszem',
  restart: 'Újraindítom',
  renew: 'Megújítom',
  pause: 'Szüneteltetem',
  label: (action: string, title: string) => `${action}: ${title}`,
  expires: (day: string) => `Ha nem újítod meg, ${day} után lejár.`,
  pauseQuestion: (title: string) => `Szünetelteted ezt a hirdetést: ${title}?`,
  closeQuestion: (title: string) => `Lezárod ezt a hirdetést: ${title}?`,
  pauseDetail: 'Senki sem látja, amíg újra nem indítod.',
  closeDetail: `A keresés többé nem találja. Az oldala ${daysAfterEnd} napig marad meg, az elérhetőséged nélkül.`,
  daysRunOn: 'A csomag napjai közben is telnek.',
} as const;
