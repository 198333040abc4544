import { documentedMessages } from '@piacter/contracts/core/hungarian';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { findPage, selectPublishedPages } from './pages.queries.ts';

/** Milliseconds for which a process caches the published pages. */
const ttlMs = 60_000;

/** The pages that the admin publishes, cached in memory for a minute. */
export function createPageService({ db, readDb, clock }: Pick<Deps, 'db' | 'readDb' | 'clock'>) {
  const cache = new TtlCache(() => selectPublishedPages(readDb), ttlMs, clock);
  const listLinked = async () => (await cache.get()).filter(({ isHomePage }) => isHomePage === 0);

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
          ? await findPage(db, pageUrl)
          : (await cache.get()).find((published) => published.pageUrl === pageUrl);
      if (!page) throw notFound(documentedMessages.pageNotFound);
      return page;
    },
    /** Drops the cache of this process after the admin changed a page. */
    invalidate: () => cache.invalidate(),
  };
}

export type PageService = ReturnType<typeof createPageService>;
