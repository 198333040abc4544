import type { Role } from '@piacter/contracts/core/values';
import type { UserKind } from '@piacter/contracts/users/values';
import { formText } from '../../../ui/form-text.ts';

/** Hungarian texts of the admin's lists of users. */
export const text = {
  kinds: {
    firm: { title: 'Cégek', sub: 'Akik a profiljukban cégként, vállalkozóként szerepelnek.' },
    individual: {
      title: 'Magánszemélyek',
      sub: 'Akik magánszemélyként szerepelnek, és akik még nem töltötték ki a profiljukat.',
    },
  } satisfies Record<UserKind, { title: string; sub: string }>,
  filters: {
    firmName: 'Cégnév',
    contactPerson: 'Kapcsolattartó',
    taxNumber: 'Adószám',
    lastName: 'Vezetéknév',
    firstName: 'Keresztnév',
    contactEmail: 'E-mail-cím',
    settlement: 'Település',
    postalCode: 'Irányítószám',
    street: 'Közterület neve',
    mobile: 'Mobiltelefon',
    tel: 'Vezetékes telefon',
    countyRegion: 'Vármegye',
    countryName: 'Ország',
    activated: 'Regisztráció',
    anyState: 'Mindegyik',
    confirmed: 'Megerősített',
    unconfirmed: 'Nem megerősített',
    created: 'Regisztrált',
  },
  registeredBetween: (from: string | undefined, to: string | undefined) =>
    `Regisztrált: ${from ?? ''} – ${to ?? ''}`,
  list: 'Felhasználók',
  columns: {
    name: 'Név',
    contact: 'Elérhetőség',
    address: 'Cím',
    created: 'Regisztrált',
  },
  unnamed: 'Név nélkül',
  contactEmail: (email: string) => `Kapcsolattartás: ${email}`,
  contactPerson: (name: string) => `Kapcsolattartó: ${name}`,
  taxNumber: (number: string) => `Adószám: ${number}`,
  door: formText.door,
  roles: {
    admin: 'Adminisztrátor',
    ingatlan_tulajdonos: 'Ingatlantulajdonos',
    szallasado: 'Szállásadó',
    szakember: 'Szakember',
    ajanlatkero: 'Ajánlatkérő',
  } satisfies Record<Role, string>,
  remove: 'Törlés',
  removeLabel: (user: string) => `Törlés: ${user}`,
  question: (user: string) => `Törlöd ezt a felhasználót: ${user}?`,
  deleted: 'Törlődik: a profil, a bejelentkezési adatok',
  nothingKept: 'Rendelése és fizetése nincs, így semmi sem marad meg.',
  freed: 'Az e-mail-cím felszabadul, újra lehet vele regisztrálni. A törlés nem vonható vissza.',
  lastAdmin: 'Ő az egyetlen adminisztrátor, ezért nem törölhető.',
  words: {
    count: (count: string) => `${count} felhasználó`,
    nothing: 'Nincs ilyen felhasználó',
    empty: { title: 'Még nincs ilyen felhasználó', hint: 'Aki regisztrál, itt jelenik meg.' },
    failed: 'A felhasználókat most nem sikerült betölteni.',
  },
} as const;
