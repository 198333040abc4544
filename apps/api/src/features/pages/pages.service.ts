import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { TtlCache } from '../../core/ttl-cache.ts';
import type { Deps } from '../../deps.ts';
import { findPage, selectPublishedPages } from './pages.queries.ts';

/** Milliseconds that a process trusts its copy of the published pages. */
const ttlMs = 60_000;

/** The pages that the admin publishes, kept in memory for a minute. */
export function createPageService({ db, readDb, clock }: Pick<Deps, 'db' | 'readDb' | 'clock'>) {
  const cache = new TtlCache(() => selectPublishedPages(readDb), ttlMs, clock);
  const listLinked = async () => (await cache.get()).filter(({ isHomePage }) => isHomePage === 0);

  return {
    onTheMenu: async () => (await listLinked()).filter(({ onTheMenu }) => onTheMenu === 1),
    published: listLinked,
    /** The admin's block of the home page; '' where there is none (HOME-10). */
    homeContent: async () => (await cache.get()).find(({ isHomePage }) => isHomePage === 1)?.content ?? '',
    /** A published page; the admin sees unpublished ones too, and without delay. */
    async byUrl(pageUrl: string, session: Session | null) {
      // The column is ASCII: MariaDB refuses to compare it with anything else, instead of finding nothing.
      const isPossible = /^[\x21-\x7e]+$/.test(pageUrl);
      const page =
        session?.role === 'admin' && isPossible
          ? await findPage(db, pageUrl)
          : (await cache.get()).find((published) => published.pageUrl === pageUrl);
      if (!page) throw notFound('A keresett oldal nem található!');
      return page;
    },
    /** Drops this process's copy after the admin changed a page. */
    invalidate: () => cache.invalidate(),
  };
}

export type PageService = ReturnType<typeof createPageService>;
