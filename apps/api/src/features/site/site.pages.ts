import { roles } from '@piacter/contracts/core';
import { listAdTypes, listCountries } from '@piacter/contracts/lookups';
import { getHomePage, getPageByUrl, listMenuPages } from '@piacter/contracts/pages';
import {
  getProperty,
  listHighlightedProperties,
  propertySearchQuery,
  searchProperties,
} from '@piacter/contracts/properties';
import type { Request } from 'express';
import { apiAddress } from './address.ts';
import type { PageHead } from './html.ts';
import { cardPreloads, galleryPreloads } from './preloads.ts';
import { propertyHead } from './property-page.ts';
import type { Ask } from './replies.ts';
import { siteText } from './site.text.ts';

/** Head and first replies of one page; `path` names the SEO row that fills the rest of the head. */
export interface Page {
  status: 200 | 404;
  head: Partial<PageHead>;
  /** Replies for the client's first calls, by their address. */
  data: Record<string, unknown>;
}

/** The fixed public pages of the documents; each may have a row of SEO metadata. */
const fixedPages: ReadonlySet<string> = new Set([
  '/',
  '/ingatlanok',
  '/login-reg',
  '/bejelentkezes',
  '/regisztracio',
  '/elfelejtett-jelszo',
  '/szolgaltatas-csomagok',
  '/tudastar',
]);

/** Pages that a mailed link opens: they exist, and no search engine should know them. */
const linkPages: ReadonlySet<string> = new Set([
  '/activate-registration',
  '/two-factor-auth',
  '/elfelejtett-jelszo-modositasa',
  '/email-megerositese',
]);

const missing: Page = {
  status: 404,
  head: {
    title: `${siteText.notFound} – ${siteText.name}`,
    description: siteText.notFoundDescription,
    isHidden: true,
  },
  data: {},
};

const withData = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.filter(([, reply]) => reply !== undefined));

const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

const one = async <Reply>(address: string, reply: Promise<Reply>): Promise<[string, Reply]> => [
  address,
  await reply,
];

/** The page at an address, from the replies of our own API; 404 where nothing is. */
export function sitePages(ask: Ask, publicUrl: string) {
  const lookup = (request: Request) =>
    [
      one('/api/types_ad', ask(listAdTypes, {}, request)),
      one('/api/countries', ask(listCountries, {}, request)),
    ] as const;

  async function home(request: Request): Promise<Page> {
    const highlights = await ask(listHighlightedProperties, {}, request);
    const data = await Promise.all([
      one('/api/highlighted-real-estates', Promise.resolve(highlights)),
      one('/api/home-page', ask(getHomePage, {}, request)),
      ...lookup(request),
    ]);
    return {
      status: 200,
      head: { canonicalPath: '/', preloads: cardPreloads(highlights?.data ?? []) },
      data: withData(data),
    };
  }

  async function properties(request: Request): Promise<Page> {
    const given = queryOf(request);
    const query = Object.fromEntries(
      Object.entries(given).filter(
        ([name, value]) => value && Object.hasOwn(propertySearchQuery.shape, name),
      ),
    );
    const reply = await ask(searchProperties, { query }, request);
    const data = await Promise.all([
      one(apiAddress('/api/search-real-estates', query), Promise.resolve(reply)),
      ...lookup(request),
    ]);
    // Other pages of the same search are pages of their own; every other filter belongs to the one search page.
    const canonicalPath =
      given.page && given.page !== '1' ? `/ingatlanok?page=${encodeURIComponent(given.page)}` : '/ingatlanok';
    return {
      status: 200,
      head: { canonicalPath, preloads: cardPreloads(reply?.data ?? []) },
      data: withData(data),
    };
  }

  async function property(id: string, request: Request): Promise<Page> {
    const reply = await ask(getProperty, { params: { realEstateID: id } }, request);
    if (!reply) return missing;
    const head = { ...propertyHead(reply.data, publicUrl), preloads: galleryPreloads(reply.data.images) };
    return { status: 200, head, data: { [`/api/real-estate/${id}`]: reply } };
  }

  async function published(pageUrl: string, request: Request): Promise<Page> {
    const reply = await ask(getPageByUrl, { params: { pageUrl } }, request);
    if (!reply) return missing;
    const plain = reply.data.content
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const head = {
      title: `${reply.data.pageName} – ${siteText.name}`,
      description: plain.slice(0, 160),
      canonicalPath: `/${pageUrl}`,
    };
    return { status: 200, head, data: { [`/api/page-content-by-url/${pageUrl}`]: reply } };
  }

  async function pageAt(path: string, request: Request): Promise<Page> {
    if (path === '/') return home(request);
    if (path === '/ingatlanok') return properties(request);
    const [, first = '', second, third] = path.split('/');
    if (first === 'ingatlan' && second && third === undefined) return property(second, request);
    if (fixedPages.has(path)) return { status: 200, head: { canonicalPath: path }, data: {} };
    if (linkPages.has(path)) return { status: 200, head: { isHidden: true }, data: {} };
    if ((roles as readonly string[]).includes(first) && second)
      return {
        status: 200,
        head: { isHidden: true, title: `${siteText.account} – ${siteText.name}` },
        data: {},
      };
    if (second === undefined && /^[a-z0-9-]+$/.test(first)) return published(first, request);
    return missing;
  }

  /** Every page carries the menu beside its own replies, so that the header does not shift. */
  return async (path: string, request: Request): Promise<Page> => {
    const [page, menu] = await Promise.all([pageAt(path, request), ask(listMenuPages, {}, request)]);
    return { ...page, data: { ...page.data, ...(menu ? { '/api/pages-on-the-menu': menu } : {}) } };
  };
}
