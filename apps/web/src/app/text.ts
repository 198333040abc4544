import { tagline } from '@piacter/contracts/core/hungarian';
import { offlineText } from '../lib/offline.ts';
import { text as shared } from '../ui/text.ts';

/** The shell's Hungarian texts. */
export const text = {
  ...shared.sections,
  skip: 'Ugrás a tartalomra',
  logo: 'Piactér, főoldal',
  mainMenu: 'Főmenü',
  openMenu: 'Menü megnyitása',
  closeMenu: 'Menü bezárása',
  favourites: 'Kedvencek',
  advertise: shared.advertise,
  login: 'Bejelentkezés',
  account: 'Fiókom!',
  footer: {
    about: tagline,
    browse: 'Nézz körül',
    advertisers: 'Hirdetőknek',
    packages: 'Szolgáltatáscsomagok',
    register: 'Regisztráció',
    information: 'Tudnivalók',
    privacy: 'Adatkezelési nyilatkozat',
    terms: 'Általános szerződési feltételek',
    prices: 'Az árak forintban értendők.',
  },
  failed: {
    title: shared.pageFailed,
    hint: 'Valami elakadt nálunk vagy a kapcsolatodban. Amit máshol beírtál, nem veszett el.',
    offline: offlineText,
    retry: shared.retry,
  },
  loading: shared.loading,
} as const;
