import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { createContentUploads } from './content-uploads.ts';
import { createPageAdmin } from './page-admin.service.ts';
import { sanitizePage } from './page-html.ts';
import { findPageByUrl, selectPublishedPages } from './pages.queries.ts';

/** Milliseconds for which a process caches the published pages. */
const ttlMs = 60_000;

/** Sanitized as for storing, so that a text that got into the table otherwise is harmless too. */
const toShown = <Page extends { content: string }>(page: Page): Page => ({
  ...page,
  content: sanitizePage(page.content),
});

type PageDeps = Pick<Deps, 'db' | 'readDb' | 'clock' | 'files' | 'pictures'>;

/** The pages that the admin publishes, cached in memory for a minute, and their administration. */
export function createPageService(deps: PageDeps) {
  const { db, clock } = deps;
  // From the primary: after a change of a page a replica could be behind, and would fill the cache with the old one.
  const cache = new TtlCache(async () => (await selectPublishedPages(db)).map(toShown), ttlMs, clock);
  const listLinked = async () => (await cache.get()).filter(({ isHomePage }) => isHomePage === 0);

  async function findPreview(pageUrl: string) {
    const page = await findPageByUrl(db, pageUrl);
    return page && toShown(page);
  }

  return {
    onTheMenu: async () => (await listLinked()).filter(({ onTheMenu }) => onTheMenu === 1),
    published: listLinked,
    /** The admin's block of the home page; '' where there is none (HOME-10). */
    homeContent: async () => (await cache.get()).find(({ isHomePage }) => isHomePage === 1)?.content ?? '',
    /** A published page; the admin also sees unpublished ones, and reads past the cache. */
    async byUrl(pageUrl: string, session: Session | null) {
      // The column is ASCII: MariaDB fails to compare it with other characters instead of finding nothing.
      const isAscii = /^[\x21-\x7e]+$/.test(pageUrl);
      const page =
        session?.role === 'admin' && isAscii
          ? await findPreview(pageUrl)
          : (await cache.get()).find((published) => published.pageUrl === pageUrl);
      if (!page) throw notFound(documentedMessages.pageNotFound);
      return page;
    },
    admin: createPageAdmin(deps, () => cache.invalidate()),
    uploads: createContentUploads(deps),
  };
}

export type PageService = ReturnType<typeof createPageService>;
