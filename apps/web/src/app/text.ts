import { text as shared } from '../ui/text.ts';

/** The shell's Hungarian texts. */
export const text = {
  ...shared.sections,
  skip: 'Ugrás a tartalomra',
  logo: 'Piactér, főoldal',
  mainMenu: 'Főmenü',
  openMenu: 'Menü megnyitása',
  closeMenu: 'Menü bezárása',
  login: 'Bejelentkezés',
  account: 'Fiókom!',
  sideMenu: 'Fiókom',
  logout: 'Kijelentkezés',
  footer: {
    about: 'Szakemberek, ingatlanok és szállások az egész országból, egy helyen.',
    browse: 'Nézz körül',
    advertisers: 'Hirdetőknek',
    packages: 'Szolgáltatáscsomagok',
    register: 'Regisztráció',
    information: 'Tudnivalók',
    privacy: 'Adatkezelési nyilatkozat',
    terms: 'Általános Szerződési Feltételek',
    cookies: 'Cookie beállítások',
    prices: 'Az árak forintban értendők.',
  },
  failed: {
    title: 'Ez az oldal most nem nyílt meg',
    hint: 'Valami elakadt nálunk vagy a kapcsolatodban. Amit máshol beírtál, nem veszett el.',
    offline: 'Úgy tűnik, nincs internetkapcsolatod. Ha visszajött, próbáld újra.',
    retry: 'Próbáld újra',
  },
  loading: 'Betöltés…',
} as const;
