import { roles } from '@piacter/contracts/core';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { paths } from '@piacter/contracts/site/paths';
import type { Database } from '@piacter/db';
import { type Request, type Response, Router } from 'express';
import { escapeHtml } from '../../core/formatting.ts';
import type { Admission } from '../../core/http/admission.ts';
import { toArrival } from '../../core/http/bulkheads.ts';
import { findAdvertiserPath, selectAdvertisersForSitemap, selectLastUserID } from '../advertisers/index.ts';
import { listingPath, listingSpecs } from '../listings/index.ts';
import { selectForSitemap, selectLastID, selectPublishedPages } from './sitemap.queries.ts';

/** URLs in a sitemap file; the protocol allows 50,000. A file of 10,000 costs at most 80 ms of processor time. */
const urlsPerFile = 10_000;

const searchPages = [
  paths.home,
  ...listingKinds.map((kind) => listingSpecs[kind].searchPath),
  paths.packages,
  paths.help,
];

const urlEntry = (address: string, changed?: Date) =>
  `<url><loc>${escapeHtml(address)}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`;

const document = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Paths of the files of what has ids, 10,000 of them a file. */
const listFiles = (segment: string, lastID: number): string[] =>
  Array.from({ length: Math.ceil(lastID / urlsPerFile) }, (_, index) => `/sitemaps/${segment}-${index}.xml`);

/** Paths of the sitemap files of a listing kind. */
export const listSitemapFiles = async (db: Database, kind: ListingKind): Promise<string[]> =>
  listFiles(listingSpecs[kind].segment, await selectLastID(db, kind));

const advertisers = paths.advertiser('').replaceAll('/', '');

/** Serves robots.txt and a sitemap index, with one file for the pages, and one per 10,000 ids of each listing
 * kind and of the advertisers. */
export function sitemapRouter(db: Database, publicUrl: string, admission: Admission): Router {
  const { origin } = new URL(publicUrl);
  // Paths consist of plain ASCII: parsing 10,000 addresses would take longer than reading their rows.
  const at = (path: string) => origin + path;
  const router = Router();
  const send = async (request: Request, response: Response, work: () => Promise<string>): Promise<void> => {
    const text = await admission.run(toArrival(request, response), work);
    response.set('Cache-Control', 'public, max-age=3600').type('application/xml').send(text);
  };

  async function listListings(kind: ListingKind, span: readonly [number, number]) {
    const rows = await selectForSitemap(db, kind, listingSpecs[kind].slugColumn, span);
    return rows.map((row) => urlEntry(at(listingPath(kind, row.name, row.listingID)), row.updated));
  }

  async function listAdvertisers(span: readonly [number, number]) {
    const rows = await selectAdvertisersForSitemap(db, span);
    return rows.flatMap((row) => findAdvertiserPath(row) ?? []).map((path) => urlEntry(at(path)));
  }

  router.get('/robots.txt', (_request, response) => {
    const hidden = [
      '/api/',
      paths.sharedList(''),
      paths.guestThread(''),
      ...roles.map((role) => `/${role}/`),
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

  router.get('/sitemap.xml', (request, response) =>
    send(request, response, async () => {
      const [lastUserID, ...files] = await Promise.all([
        selectLastUserID(db),
        ...listingKinds.map((kind) => listSitemapFiles(db, kind)),
      ]);
      const all = ['/sitemaps/oldalak.xml', ...files.flat(), ...listFiles(advertisers, lastUserID)];
      const entries = all.map((path) => `<sitemap><loc>${at(path)}</loc></sitemap>`);
      return document(`<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`);
    }),
  );

  router.get('/sitemaps/oldalak.xml', (request, response) =>
    send(request, response, async () => {
      const pages = await selectPublishedPages(db);
      const entries = [
        ...searchPages.map((path) => urlEntry(at(path))),
        ...pages.map((page) => urlEntry(at(`/${page.pageUrl}`), page.updated)),
      ];
      return document(`<urlset ${namespace}>${entries.join('')}</urlset>`);
    }),
  );

  router.get('/sitemaps/:name', (request, response, next) => {
    const [, segment, file = ''] = /^([a-z]+)-(\d{1,6})\.xml$/.exec(request.params.name) ?? [];
    const kind = listingKinds.find((one) => listingSpecs[one].segment === segment);
    if (!kind && segment !== advertisers) return next();
    return send(request, response, async () => {
      const first = Number(file) * urlsPerFile;
      const span = [first, first + urlsPerFile] as const;
      const entries = await (kind ? listListings(kind, span) : listAdvertisers(span));
      return document(`<urlset ${namespace}>${entries.join('')}</urlset>`);
    });
  });

  return router;
}
