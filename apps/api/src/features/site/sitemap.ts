import type { Database } from '@piacter/db';
import { Router } from 'express';
import { escapeHtml } from './html.ts';
import { selectPropertiesForSitemap, selectPublishedPages } from './seo.queries.ts';

/** Addresses in one sitemap file; the protocol allows 50,000. */
const perFile = 20_000;

const searchPages = ['/', '/ingatlanok', '/szolgaltatas-csomagok', '/tudastar'];

const urlEntry = (address: string, changed?: Date) =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** robots.txt, and a sitemap index of one file for the pages and one for every 20,000 ids of a listing kind. */
export function sitemapRouter(db: Database, publicUrl: string): Router {
  const at = (path: string) => new URL(path, publicUrl).href;
  const router = Router();

  router.get('/robots.txt', (_request, response) => {
    const hidden = [
      '/api/',
      '/admin/',
      '/ingatlan_tulajdonos/',
      '/szallasado/',
      '/szakember/',
      '/ajanlatkero/',
    ];
    const lines = [
      'User-agent: *',
      ...hidden.map((path) => `Disallow: ${path}`),
      `Sitemap: ${at('/sitemap.xml')}`,
    ];
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });

  router.get('/sitemap.xml', async (_request, response) => {
    const last = await db
      .selectFrom('real_estates')
      .select('realEstateID')
      .orderBy('realEstateID', 'desc')
      .limit(1)
      .executeTakeFirst();
    const files = Array.from(
      { length: Math.ceil((last?.realEstateID ?? 0) / perFile) },
      (_, index) => `/sitemaps/ingatlan-${index}.xml`,
    );
    const entries = ['/sitemaps/oldalak.xml', ...files].map(
      (path) => `<sitemap><loc>${at(path)}</loc></sitemap>`,
    );
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml');
    response.send(document(`<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`));
  });

  router.get('/sitemaps/oldalak.xml', async (_request, response) => {
    const pages = await selectPublishedPages(db);
    const entries = [
      ...searchPages.map((path) => urlEntry(at(path))),
      ...pages.map((page) => urlEntry(at(`/${page.pageUrl}`), page.updated)),
    ];
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml');
    response.send(document(`<urlset ${namespace}>${entries.join('')}</urlset>`));
  });

  router.get(/^\/sitemaps\/ingatlan-(\d{1,6})\.xml$/, async (request, response) => {
    const first = Number(request.params[0]) * perFile;
    const rows = await selectPropertiesForSitemap(db, first, perFile);
    const inRange = rows.filter(({ realEstateID }) => realEstateID <= first + perFile);
    const entries = inRange.map(({ realEstateID, updated }) =>
      urlEntry(at(`/ingatlan/${realEstateID}`), updated),
    );
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml');
    response.send(document(`<urlset ${namespace}>${entries.join('')}</urlset>`));
  });

  return router;
}
