import { maxID, roles } from '@piacter/contracts/core';
import { getSharedList } from '@piacter/contracts/favourites';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { listAdTypes, listCountries } from '@piacter/contracts/lookups';
import { listPackagesOnSale } from '@piacter/contracts/packages';
import { getHomePage, getPageByUrl, listMenuPages } from '@piacter/contracts/pages';
import { linkPaths, paths } from '@piacter/contracts/site/paths';
import { plainSentences } from '@piacter/db/plain-text';
import type { Request } from 'express';
import { truncate } from '../../core/formatting.ts';
import { favouriteText } from '../favourites/index.ts';
import { listingSpecs } from '../listings/index.ts';
import type { SeoService } from '../seo/index.ts';
import { advertiserPage } from './advertiser-page.ts';
import { listingSites } from './listing-sites.ts';
import { notFoundPage, notFoundReplyPage, type Page, toGonePage, withReplies } from './page.ts';
import { cardPreloads } from './preloads.ts';
import type { Ask } from './replies.ts';
import { siteText } from './site.text.ts';
import { describePage, organization, webSite } from './site-json-ld.ts';

/** The fixed public pages besides home and searches; each may have a row of SEO metadata. */
export const fixedPages: ReadonlySet<string> = new Set([
  paths.loginRegister,
  paths.login,
  paths.register,
  paths.forgottenPassword,
  paths.packages,
  paths.help,
]);

/** The calls of fixed pages on load. */
const fixedPageCalls: ReadonlyMap<string, typeof listPackagesOnSale> = new Map([
  [paths.packages, listPackagesOnSale],
]);

/** What a visitor keeps, and where an account leads: different for everybody, so excluded from search engines. */
const personalPages: ReadonlyMap<string, string> = new Map([
  [paths.favourites, siteText.favourites],
  [paths.advertise, siteText.advertise],
  [paths.comparison, siteText.comparison],
  [paths.describeWork, siteText.describeWork],
]);
/** The thread of a mailed link; nothing is read for it here, as mail scanners open links. */
const threadPage = /^\/uzenet\/[^/]+$/;
/** The payment page, which redirects to that of the user's role. */
const paymentPage = /^\/paypal\/\d+\/\d+$/;

const highlightCalls = listingKinds.map((kind) => listingSpecs[kind].endpoints.highlighted);

/** The calls of the home page on load besides the highlighted listings. */
const homeCalls = [getHomePage, listAdTypes, listCountries] as const;

/** The first segment of the pages of advertisers. */
const [, advertiserSegment] = paths.advertiser('').split('/');

const publishedPagePath = /^[a-z0-9-]+$/;

const decodeSegment = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
};

/** The id at the end of a listing's address. */
function readListingID(address: string): number | undefined {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(address)?.[1]);
  return id <= maxID ? id : undefined;
}

type Card = { mainImg: string | null };

/** The first cards of the home page, which alternates between the kinds. */
const interleaveFirst = (lists: readonly (readonly Card[])[]): Card[] =>
  [0, 1].flatMap((turn) => lists.flatMap((cards) => cards.slice(turn, turn + 1)));

async function homePage(ask: Ask, request: Request, publicUrl: string): Promise<Page> {
  const [highlights, others] = await Promise.all([
    Promise.all(highlightCalls.map((endpoint) => ask(endpoint, {}, request))),
    Promise.all(homeCalls.map((endpoint) => ask(endpoint, {}, request))),
  ]);
  const cards = interleaveFirst(highlights.map((reply): readonly Card[] => reply?.data ?? []));
  return {
    status: 200,
    head: {
      canonicalPath: '/',
      preloads: cardPreloads(cards),
      jsonLd: [webSite(publicUrl), organization(publicUrl)],
    },
    data: withReplies([
      ...highlightCalls.map(({ path }, index) => [path, highlights[index]] as const),
      ...homeCalls.map(({ path }, index) => [path, others[index]] as const),
    ]),
  };
}

async function publishedPage(ask: Ask, request: Request, pageUrl: string, publicUrl: string): Promise<Page> {
  const call = `/api/page-content-by-url/${pageUrl}`;
  const reply = await ask(getPageByUrl, { params: { pageUrl } }, request);
  if (!reply) return notFoundReplyPage(call, siteText.notFound);
  const { pageName, content } = reply.data;
  const path = `/${pageUrl}`;
  const description = truncate(plainSentences(content)) || pageName;
  const head = {
    title: `${pageName} – ${siteText.name}`,
    description,
    canonicalPath: path,
    jsonLd: describePage({ name: pageName, description, path }, publicUrl),
  };
  return { status: 200, head, data: { [call]: reply } };
}

/** A page without content for search engines; undefined for any other path. */
function findUnlistedPage(path: string): Page | undefined {
  const title = threadPage.test(path) ? siteText.thread : personalPages.get(path);
  if (title === undefined && !linkPaths.includes(path) && !paymentPage.test(path)) return undefined;
  const head = {
    isHidden: true,
    isTitleGeneric: true,
    ...(title !== undefined && { title: `${title} – ${siteText.name}` }),
  };
  return { status: 200, head, data: {}, isRenderedByBrowser: true };
}

/** The page of a shared list, for people with its link only. */
async function sharedListPage(ask: Ask, request: Request, token: string): Promise<Page> {
  const call = `/api/shared-lists/${token}`;
  const reply = await ask(getSharedList, { params: { token } }, request);
  if (!reply) return { ...notFoundReplyPage(call, favouriteText.noList), isRenderedByBrowser: true };
  const head = { isHidden: true, title: `${reply.data.name} – ${siteText.name}` };
  return { status: 200, head, data: { [call]: reply }, isRenderedByBrowser: true };
}

/** Finds the page of a path with the replies of our own API; the not-found page for an unknown path. */
export function createSitePages(
  ask: Ask,
  seo: Pick<SeoService, 'findByPath'>,
  publicUrl: string,
  /** Whether a listing that is not found has been there before. */
  isGone: (kind: ListingKind, listingID: number) => Promise<boolean>,
) {
  /** A page whose head comes from its metadata alone. */
  async function fixedPage(path: string, request: Request): Promise<Page> {
    const call = fixedPageCalls.get(path);
    const reply = call && (await ask(call, {}, request));
    const { pageName: name, description } = (await seo.findByPath(path)) ?? {
      pageName: siteText.fallbackTitle,
      description: siteText.fallbackDescription,
    };
    const jsonLd = describePage({ name, description, path }, publicUrl);
    const data = call ? withReplies([[call.path, reply]]) : {};
    return { status: 200, head: { canonicalPath: path, jsonLd }, data };
  }

  async function listingPage(first: string, second: string, request: Request): Promise<Page> {
    const site = listingSites.find(({ segment }) => segment === first);
    const address = decodeSegment(second);
    if (!site || !address) return notFoundPage;
    const page = await site.detailPage(ask, request, address, publicUrl);
    if (page.status !== 404) return page;
    const listingID = readListingID(address);
    return listingID !== undefined && (await isGone(site.kind, listingID)) ? toGonePage(page) : page;
  }

  /** The page at an address of two segments. */
  function pageBelow(first: string, second: string, request: Request): Promise<Page> {
    if (first === 'lista') return sharedListPage(ask, request, second);
    if (first === advertiserSegment)
      return advertiserPage(ask, request, decodeSegment(second) ?? '', publicUrl);
    return listingPage(first, second, request);
  }

  async function pageAt(path: string, request: Request): Promise<Page> {
    if (path === '/') return homePage(ask, request, publicUrl);
    const search = listingSites.find(({ searchPath }) => searchPath === path);
    if (search) return search.searchPage(ask, request, publicUrl);
    if (fixedPages.has(path)) return fixedPage(path, request);
    const unlisted = findUnlistedPage(path);
    if (unlisted) return unlisted;

    const [, first = '', second, third] = path.split('/');
    if ((roles as readonly string[]).includes(first)) {
      const head = { isHidden: true, isTitleGeneric: true, title: `${siteText.account} – ${siteText.name}` };
      return { status: 200, head, data: {}, isRenderedByBrowser: true };
    }
    if (second && third === undefined) return pageBelow(first, second, request);
    if (second === undefined && publishedPagePath.test(first))
      return publishedPage(ask, request, first, publicUrl);
    return notFoundPage;
  }

  /** Every page also embeds the menu, so that the header does not shift. */
  return async (path: string, request: Request): Promise<Page> => {
    const [page, menu] = await Promise.all([pageAt(path, request), ask(listMenuPages, {}, request)]);
    return { ...page, data: { ...page.data, ...withReplies([[listMenuPages.path, menu]]) } };
  };
}
