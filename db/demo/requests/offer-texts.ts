import type { PriceUnit } from '@piacter/contracts/offers/values';
import type { JobKind } from './jobs.ts';

/** Texts of offers by kind of job, with the unit of the price and the response time. */
export const offerTexts: Record<
  JobKind,
  { unit: PriceUnit; soon: readonly (readonly [number, 'óra' | 'nap' | 'hét'])[]; texts: readonly string[] }
> = {
  repair: {
    unit: 'teljes összeg',
    soon: [
      [5, 'óra'],
      [1, 'nap'],
      [2, 'nap'],
      [4, 'nap'],
    ],
    texts: [
      'Holnap délután ki tudok menni. Az ár a kiszállást és az apró anyagokat is tartalmazza.',
      'Ilyen hibával sokszor találkozom, egy alkalommal meg szokott oldódni. Fél év garanciát adok a munkára.',
      'Hétköznap este és szombaton is tudok menni. Ha a helyszínen kiderül, hogy más a baj, előbb egyeztetünk az árról.',
      'A szükséges alkatrészt én hozom, számlával. Érkezés előtt fél órával telefonálok.',
    ],
  },
  build: {
    unit: 'teljes összeg',
    soon: [
      [5, 'nap'],
      [1, 'hét'],
      [2, 'hét'],
      [3, 'hét'],
    ],
    texts: [
      'A felmérés ingyenes. Utána részletes árajánlatot adok, ennél magasabb nem lesz az ár.',
      'Két emberrel dolgozunk, így gyorsan végzünk. Számlát adunk, és kitakarítva adjuk át a helyet.',
      'Hasonló munkáimról képeket találsz a hirdetésemben. A munkára egy év garanciát adok.',
      'Az ár a munkadíj. Az anyagot közösen választjuk ki, és beszerzési áron számolom el.',
    ],
  },
  lesson: {
    unit: 'óradíj',
    soon: [
      [3, 'nap'],
      [1, 'hét'],
      [2, 'hét'],
    ],
    texts: [
      'Az első alkalom ingyenes, azon felmérjük, honnan induljunk. Online is megoldható.',
      'Az ár egy hatvanperces alkalomra szól. Délután és este is van szabad időpontom.',
      'Tíz éve tanítok, a tananyagot én viszem. Lemondani előző nap estig díj nélkül lehet.',
    ],
  },
  care: {
    unit: 'óradíj',
    soon: [
      [2, 'nap'],
      [4, 'nap'],
      [1, 'hét'],
    ],
    texts: [
      'A közelben lakom, hétköznap ráérek. Előbb szívesen találkozom veletek, hogy megismerjük egymást.',
      'Évek óta ezt csinálom, referenciát is tudok adni. Az ár egy órára szól.',
      'Rugalmas az időbeosztásom, egyszeri alkalomra is tudok jönni.',
    ],
  },
  event: {
    unit: 'teljes összeg',
    soon: [
      [1, 'nap'],
      [3, 'nap'],
      [1, 'hét'],
    ],
    texts: [
      'Arra a napra még szabad vagyok. Az ár mindent tartalmaz, a kiszállást is.',
      'Örömmel elvállalom, a részleteket telefonon beszéljük meg. Húsz százalék előleget kérek.',
      'Korábbi munkáimról képeket küldök, hogy könnyebb legyen dönteni. Az időpontot két hétig tartom.',
    ],
  },
  project: {
    unit: 'teljes összeg',
    soon: [
      [1, 'nap'],
      [4, 'nap'],
      [1, 'hét'],
      [3, 'hét'],
    ],
    texts: [
      'Elvállalom, és közben is megmutatom, hol tartok, hogy szólhass, ha mást szeretnél.',
      'Számlát adok, a határidőt írásban vállalom. Egy rövid telefonos egyeztetéssel kezdenénk.',
      'Hasonló feladatot idén többet is végeztem. Az ár végösszeg, nem lesz magasabb.',
    ],
  },
};
