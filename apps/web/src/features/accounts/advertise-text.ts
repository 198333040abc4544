import { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import { text as shared } from '../../ui/text.ts';

/** For whoever is signed in with one role and needs another. */
export const otherAccount =
  'Ehhez külön fiók kell, egy másik e-mail-címmel: egy fiók egy szerepkörhöz tartozik.';

/** Hungarian texts of the page that leads advertisers to their form. */
export const advertiseText = {
  title: shared.advertise,
  free: 'Regisztrálni és hirdetni ingyenes.',
  paid: {
    title: 'Mikor kell fizetni?',
    only: 'A hirdetésed csomag nélkül is benne van a keresőben, és az érdeklődők közvetlenül téged hívnak, vagy neked írnak. Csak akkor fizetsz, ha csomagot rendelsz. Ezekre való:',
    uses: [
      'a hirdetésed előrébb kerül a találatok között;',
      `ingatlanhoz ${imageLimitWithoutPro} kép helyett ${imageLimit} kép és ${videoLinkLimit} videó jár (szálláshoz és szolgáltatáshoz csomag nélkül is ennyi);`,
      'szakemberként ajánlatot küldesz az ajánlatkérésekre;',
      'szállásadóként és ingatlantulajdonosként eléred az ajánlatkérőket;',
      'a hirdetéseid mellett ott vannak a közösségi oldalaid linkjei.',
    ],
    link: 'A csomagok és az áraik',
  },
  hint: 'Mit szeretnél? Regisztráció után rögtön a hirdetés űrlapjára visszünk.',
  otherAccount: `${otherAccount} Mit szeretnél hirdetni?`,
  toProfile: 'Maradok a mostani fiókomban',
} as const;
