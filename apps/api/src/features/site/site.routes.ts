import type { ListingKind } from '@piacter/contracts/listings';
import type { AnswerPage } from '@piacter/contracts/site';
import type { Database } from '@piacter/db';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import type { Clock } from '../../core/clock.ts';
import { isDatabaseUnresponsive } from '../../core/db/lost-database.ts';
import { type Bulkheads, toArrival } from '../../core/http/bulkheads.ts';
import { DeadlineExceeded } from '../../core/http/deadline.ts';
import type { Logger } from '../../core/log.ts';
import { isGoneForGood } from '../listings/index.ts';
import type { SeoService } from '../seo/index.ts';
import { serveAssets } from './assets.ts';
import type { Build } from './build.ts';
import { createContentRenderer } from './render-content.ts';
import { createPageSender } from './send-page.ts';
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

/** Retry-After in seconds for crawlers that receive the empty shell. */
const shellRetrySeconds = 5;

/** Serves the web app's files, its pages with server-rendered heads, the sitemap and robots.txt. */
export function siteRouter(
  { readDb, clock, config, build, bulkheads, seo, log }: SiteDeps,
  /** Answers the calls of a page. */
  answerFor: (request: Request) => AnswerPage,
  /** The API's rate limit, which pages share as they run the same searches; the build's files are exempt. */
  floodLimit: RequestHandler,
): Router {
  const { publicUrl } = config;
  const { web } = build;
  const common = {
    publicUrl,
    findMetadata: (path: string) => seo.findByPath(path),
    isGone: (kind: ListingKind, listingID: number) => isGoneForGood(readDb, kind, listingID, clock.now()),
  };
  const renderContent = createContentRenderer({ admission: bulkheads.common, log, render: web.renderPage });
  const send = createPageSender({ build, publicUrl, renderContent });
  const router = Router();

  router.use('/assets', serveAssets(`${config.webDir}/assets`));
  // The built file is a template, which must not be served unrendered.
  router.get('/index.html', (_request, response) => response.redirect(301, '/'));
  router.use(
    express.static(config.webDir, { index: false, maxAge: '1h', dotfiles: 'ignore', redirect: false }),
  );
  router.get(/^\/sitemap/, floodLimit);
  router.use(sitemapRouter(readDb, publicUrl, bulkheads.common));

  async function sendPage(request: Request, response: Response): Promise<void> {
    const context = { ...common, answer: answerFor(request) };
    const page = await bulkheads
      .ofRead(request)
      .run(toArrival(request, response), () => web.openPage(request.originalUrl, context))
      .catch((error: unknown) => {
        if (!(error instanceof DeadlineExceeded || isDatabaseUnresponsive(error))) throw error;
        response.setHeader('Retry-After', shellRetrySeconds);
        return web.emptyShell;
      });
    // Redirects to another slug must not be cached either: a listing may get its former name back.
    response.set('Cache-Control', 'no-cache');
    if (page.location !== undefined) return response.redirect(page.status, page.location);
    await send(page, request, response);
  }

  router.get('/{*path}', floodLimit, (request, response, next) => {
    sendPage(request, response).catch(next);
  });
  return router;
}
