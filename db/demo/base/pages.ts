import type { Kysely } from 'kysely';
import type { DB } from '../../types.ts';
import { aboutText, homePageText, termsText } from './page-texts.ts';

export interface PageOptions {
  /** URL of a stored picture for the home page's block. */
  homePicture?: string;
}

/** The initial pages: the home page's block, Rólunk and the terms, to be rewritten by the admin. */
export async function insertPages(
  db: Kysely<DB>,
  now: Date,
  { homePicture }: PageOptions = {},
): Promise<void> {
  const known = await db.selectFrom('page_contents').select('pageID').limit(1).executeTakeFirst();
  if (known) return;
  const page = { published: 1, created: now, updated: now };
  await db
    .insertInto('page_contents')
    .values([
      {
        ...page,
        pageName: 'Főoldal',
        pageUrl: 'fooldal',
        content: homePageText(homePicture),
        isHomePage: 1,
        onTheMenu: 0,
      },
      { ...page, pageName: 'Rólunk', pageUrl: 'rolunk', content: aboutText, onTheMenu: 1 },
      { ...page, pageName: 'ÁSZF', pageUrl: 'aszf', content: termsText, onTheMenu: 0 },
    ])
    .execute();
}
