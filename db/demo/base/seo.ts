import { menuKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { Kysely } from 'kysely';
import type { DB } from '../../types.ts';
import { demoKinds } from '../kinds.ts';

interface FixedPage {
  pagePath: string;
  pageName: string;
  title: string;
  description: string;
  keywords: readonly string[];
}

const searchPages: readonly FixedPage[] = menuKinds.map((kind) => ({
  pagePath: publicPathsByKind[kind].search,
  pageName: searchedByKind[kind],
  ...demoKinds[kind].searchPage,
}));

/** Initial metadata of the fixed public pages for search engines and link previews. */
const fixedPages: readonly FixedPage[] = [
  {
    pagePath: '/',
    pageName: 'Főoldal',
    title: 'Piactér: szakember, ingatlan, szállás egy helyen',
    description:
      'Keress szakembert, ingatlant és szállást az egész országban, vagy kérj ajánlatot néhány perc alatt. Hirdess ingyen a Piactéren.',
    keywords: ['szakember', 'ingatlan', 'szállás', 'ajánlatkérés', 'apróhirdetés'],
  },
  ...searchPages,
  {
    pagePath: '/szolgaltatas-csomagok',
    pageName: 'Szolgáltatáscsomagok',
    title: 'Szolgáltatáscsomagok és árak – Piactér',
    description:
      'Kiemelés, PRO csomag, ajánlatküldés és elérhetőségek: nézd meg, mit tudnak a csomagok, és mennyibe kerülnek.',
    keywords: ['kiemelés', 'PRO', 'csomag', 'hirdetés ára'],
  },
  {
    pagePath: '/tudastar',
    pageName: 'Tudástár',
    title: 'Tudástár: segítség a Piactér használatához',
    description:
      'Regisztráció, bejelentkezés, profil, hirdetésfeladás és képek: lépésről lépésre megmutatjuk, hogyan működik az oldal.',
    keywords: ['segítség', 'tudástár', 'hirdetésfeladás', 'regisztráció'],
  },
  {
    pagePath: '/login-reg',
    pageName: 'Bejelentkezés és regisztráció',
    title: 'Bejelentkezés és regisztráció – Piactér',
    description: 'Jelentkezz be a fiókodba, vagy regisztrálj hirdetőként vagy ajánlatkérőként.',
    keywords: ['bejelentkezés', 'regisztráció'],
  },
  {
    pagePath: '/bejelentkezes',
    pageName: 'Bejelentkezés',
    title: 'Bejelentkezés – Piactér',
    description: 'Jelentkezz be a Piactér-fiókodba.',
    keywords: ['bejelentkezés'],
  },
  {
    pagePath: '/regisztracio',
    pageName: 'Regisztráció',
    title: 'Regisztráció – Piactér',
    description: 'Regisztrálj ingyen, és hirdesd ingatlanodat, szállásodat vagy szolgáltatásodat.',
    keywords: ['regisztráció', 'ingyenes hirdetés'],
  },
  {
    pagePath: '/elfelejtett-jelszo',
    pageName: 'Elfelejtett jelszó',
    title: 'Elfelejtett jelszó – Piactér',
    description: 'Add meg az e-mail-címedet, és küldünk egy linket, amellyel új jelszót állíthatsz be.',
    keywords: ['elfelejtett jelszó'],
  },
];

/** Inserts missing rows of the fixed pages; existing ones are kept. `keywords` is a JSON list. */
export async function insertSeoMetadata(db: Kysely<DB>, now: Date): Promise<void> {
  const known = await db.selectFrom('seo_metadata').select('pagePath').execute();
  const paths = new Set(known.map(({ pagePath }) => pagePath));
  const rows = fixedPages
    .filter(({ pagePath }) => !paths.has(pagePath))
    .map(({ keywords, ...page }) => ({
      ...page,
      ogTitle: page.title,
      ogDescription: page.description,
      keywords: JSON.stringify(keywords),
      updated: now,
    }));
  if (rows.length > 0) await db.insertInto('seo_metadata').values(rows).execute();
}
