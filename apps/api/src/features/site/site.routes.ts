import type { SeoMetadata } from '@piacter/contracts/seo';
import type { Database } from '@piacter/db';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Clock } from '../../core/clock.ts';
import { isDatabaseUnresponsive } from '../../core/db/lost-database.ts';
import { type Bulkheads, toArrival } from '../../core/http/bulkheads.ts';
import { DeadlineExceeded } from '../../core/http/deadline.ts';
import type { Implementation } from '../../core/http/implement.ts';
import type { Logger } from '../../core/log.ts';
import { isGoneForGood } from '../listings/index.ts';
import type { SeoService } from '../seo/index.ts';
import { serveAssets } from './assets.ts';
import type { Build } from './build.ts';
import type { PageHead } from './html.ts';
import { listingSites } from './listing-sites.ts';
import { emptyShell, type Page } from './page.ts';
import { createContentRenderer } from './render-content.ts';
import { createAsk } from './replies.ts';
import { createPageSender } from './send-page.ts';
import { createSitePages } from './site.pages.ts';
import { siteText } from './site.text.ts';
import { sitemapRouter } from './sitemap.ts';

interface SiteDeps {
  readDb: Database;
  clock: Clock;
  /** Pages are queued together with API calls. */
  bulkheads: Pick<Bulkheads, 'common' | 'ofRead'>;
  config: { publicUrl: string; webDir: string };
  build: Build;
  seo: SeoService;
  log: Logger;
}

/** Source files of pages by path, so that their scripts and styles are fetched in parallel with those of the entry. */
const pageSources: readonly [RegExp, string][] = [
  [/^\/$/, 'src/features/home/home-page.tsx'],
  ...listingSites.flatMap(({ searchPath, segment, sources }): [RegExp, string][] => [
    [new RegExp(`^${searchPath}$`), sources.search],
    [new RegExp(`^/${segment}/[^/]+$`), sources.detail],
  ]),
  [/^\/(?:login-reg|bejelentkezes|regisztracio)$/, 'src/features/accounts/login-register-page.tsx'],
  [/^\/hirdeto\/[^/]+$/, 'src/features/advertisers/advertiser-page.tsx'],
  [/^\/tudastar$/, 'src/features/help/help-page.tsx'],
  [/^\/szolgaltatas-csomagok$/, 'src/features/packages/packages-page.tsx'],
  [/^\/elfelejtett-jelszo$/, 'src/features/accounts/forgotten-password-page.tsx'],
  // Last, since a published page may be at any other address of one segment.
  [/^\/[a-z0-9-]+$/, 'src/features/pages/content-page.tsx'],
];

/** Retry-After in seconds for crawlers that receive the empty shell. */
const shellRetrySeconds = 5;

/** The part of a page's head that the admin edits. */
const toHead = (metadata: SeoMetadata): Partial<PageHead> => ({
  title: metadata.title,
  description: metadata.description,
  keywords: metadata.keywords,
  og: {
    title: metadata.ogTitle,
    description: metadata.ogDescription,
    type: metadata.ogType,
    siteName: metadata.ogSiteName,
    locale: metadata.ogLocale,
    ...(metadata.ogImage === null ? {} : { image: metadata.ogImage }),
  },
});

/** Serves the web app's files, its pages with server-rendered heads, the sitemap and robots.txt. */
export function siteRouter(
  { readDb, clock, config, build, bulkheads, seo, log }: SiteDeps,
  implementations: readonly Implementation[],
  /** The API's rate limit, which pages share as they run the same searches; the build's files are exempt. */
  floodLimit: RequestHandler,
): Router {
  const pageAt = createSitePages(createAsk(implementations), seo, config.publicUrl, (kind, listingID) =>
    isGoneForGood(readDb, kind, listingID, clock.now()),
  );
  const renderContent = createContentRenderer({ admission: bulkheads.common, log, render: build.renderPage });
  const send = createPageSender({ build, publicUrl: config.publicUrl, renderContent });
  const router = Router();

  router.use('/assets', serveAssets(`${config.webDir}/assets`));
  // The built file is a template, which must not be served unrendered.
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(
    express.static(config.webDir, { index: false, maxAge: '1h', dotfiles: 'ignore', redirect: false }),
  );
  router.get(/^\/sitemap/, floodLimit);
  router.use(sitemapRouter(readDb, config.publicUrl, bulkheads.common));

  async function findPage(path: string, request: Request): Promise<{ page: Page; seo: Partial<PageHead> }> {
    const [page, metadata] = await Promise.all([pageAt(path, request), seo.findByPath(path)]);
    return { page, seo: metadata === undefined ? {} : toHead(metadata) };
  }

  async function sendPage(request: Request, response: Response): Promise<void> {
    const path = request.path.length > 1 ? request.path.replace(/\/+$/, '') : request.path;
    const { page, seo } = await bulkheads
      .ofRead(request)
      .run(toArrival(request, response), () => findPage(path, request))
      .catch((error: unknown) => {
        if (!(error instanceof DeadlineExceeded || isDatabaseUnresponsive(error))) throw error;
        response.setHeader('Retry-After', shellRetrySeconds);
        const unknown: Partial<PageHead> = {};
        return { page: emptyShell, seo: unknown };
      });
    const source = pageSources.find(([pattern]) => pattern.test(path))?.[1];
    const head: PageHead = {
      title: siteText.fallbackTitle,
      description: siteText.fallbackDescription,
      ...seo,
      ...page.head,
      og: { ...seo.og, ...page.head.og },
    };
    // Redirects to another slug must not be cached either: a listing may get its former name back.
    response.set('Cache-Control', 'no-cache');
    if (page.location !== undefined) return response.redirect(page.status, page.location);
    await send({ page, head, source }, request, response);
  }

  router.get('/{*path}', floodLimit, (request, response, next) => {
    sendPage(request, response).catch(next);
  });
  return router;
}
