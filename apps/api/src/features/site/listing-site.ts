import type { Endpoint, ParamsOf, ReplyOf } from '@piacter/contracts/core';
import type { ListingImage } from '@piacter/contracts/images';
import type { ListingKind } from '@piacter/contracts/listings';
import { getSocialLinksOfListing } from '@piacter/contracts/social';
import type { Request } from 'express';
import { listingSpecs } from '../listings/index.ts';
import { toApiAddress } from './address.ts';
import { truncate } from './formatting.ts';
import { breadcrumbs } from './json-ld.ts';
import { movedPage, notFoundReplyPage, type Page, withReplies } from './page.ts';
import { cardPreloads, galleryPreloads } from './preloads.ts';
import type { Ask } from './replies.ts';
import { siteText } from './site.text.ts';

/** What a listing says of itself in the head of its page. */
export interface ListingDescription {
  /** Path of its page, with the slug of its present name where it has one. */
  path: string;
  title: string;
  /** The last step of the way to it. */
  breadcrumb: string;
  /** The deciding facts and what the advertiser wrote, as plain text. */
  summary: readonly (string | null)[];
  /** schema.org's description of it, without pictures and address of the page; its name is the title if it has none. */
  jsonLd: object;
}

interface Pictured {
  mainImg: string | null;
  images: readonly ListingImage[];
}

interface ListingSiteSpec<Search extends Endpoint, Detail extends Endpoint> {
  kind: ListingKind;
  /** The search page. */
  searchPath: `/${string}`;
  searchName: string;
  search: Search;
  /** Lists that the search page asks for at once. */
  lookups: readonly Endpoint[];
  /** First segment of a listing's own page; its sitemaps are called so too. */
  segment: string;
  /** Column of the name that the address carries; an id alone is the address where there is none. */
  nameColumn?: string;
  detail: Detail;
  param: keyof ParamsOf<Detail> & string;
  /** `socialPages` are the advertiser's, while they are shown. */
  describe: (listing: DetailOf<Detail>, socialPages: readonly string[]) => ListingDescription;
  /** Source files of the web's two pages. */
  sources: { search: string; detail: string };
}

type DetailOf<Detail extends Endpoint> = ReplyOf<Detail> extends { data: infer Data } ? Data : never;

/** The public pages of one kind of listing. */
export interface ListingSite {
  kind: ListingKind;
  segment: string;
  searchPath: `/${string}`;
  nameColumn: string | undefined;
  sources: { search: string; detail: string };
  searchPage: (ask: Ask, request: Request) => Promise<Page>;
  detailPage: (ask: Ask, request: Request, address: string, publicUrl: string) => Promise<Page>;
}

const getQuery = (request: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** The queries of a request that a call knows. */
function pickKnownQuery(endpoint: Endpoint, given: Record<string, string>): Record<string, string> {
  const known = endpoint.query?.shape ?? {};
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value && Object.hasOwn(known, name)),
  );
}

/** The page of results that an address asks for; what is no number of a page is the first one, as in the web. */
const parsePage = ({ page = '' }: Record<string, string>): number =>
  /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;

/** What a listing's page asks for beside the listing: the advertiser's pages on social media, there at once. */
async function fetchSocialLinks(ask: Ask, request: Request, kind: ListingKind, listing: object) {
  const { idField } = listingSpecs[kind];
  const id = String(Reflect.get(listing, idField));
  const reply = await ask(getSocialLinksOfListing, { params: { id, idField } }, request);
  const call = getSocialLinksOfListing.path.replace('{id}', id).replace('{idField}', idField);
  const socialPages = Object.values(reply?.data ?? {}).filter((address) => address !== null);
  return { reply: [call, reply] as const, socialPages };
}

/** The search page and the page of one listing, alike for every kind. */
export function createListingSite<Search extends Endpoint, Detail extends Endpoint>(
  shape: ListingSiteSpec<Search, Detail>,
): ListingSite {
  const { searchPath, searchName, search, lookups, detail, param } = shape;

  async function searchPage(ask: Ask, request: Request): Promise<Page> {
    const { page: _page, ...filters } = getQuery(request);
    const page = parsePage(getQuery(request));
    const query = pickKnownQuery(search, page > 1 ? { ...filters, page: String(page) } : filters);
    const [reply, ...lists] = await Promise.all([
      ask(search, { query }, request),
      ...lookups.map((lookup) => ask(lookup, {}, request)),
    ]);
    const cards = (reply as { data: { mainImg: string | null }[] } | undefined)?.data ?? [];
    // Other pages of the same search are pages of their own; every other filter belongs to the one search page.
    const canonicalPath = page === 1 ? searchPath : `${searchPath}?page=${page}`;
    // Past the end there is nothing to find.
    const isHidden = page > 1 && cards.length === 0;
    return {
      status: 200,
      head: { canonicalPath, isHidden, preloads: cardPreloads(cards) },
      data: withReplies([
        [toApiAddress(search.path, query), reply],
        ...lookups.map(({ path }, index): [string, unknown] => [path, lists[index]]),
      ]),
    };
  }

  async function detailPage(ask: Ask, request: Request, address: string, publicUrl: string): Promise<Page> {
    const params = { [param]: address } as Record<keyof ParamsOf<Detail>, string>;
    const call = detail.path.replace(/\{\w+\}/, encodeURIComponent(address));
    const reply = await ask(detail, { params }, request);
    if (!reply) return notFoundReplyPage(call, listingSpecs[shape.kind].notFoundMessage);
    const listing = reply.data as DetailOf<Detail> & Pictured;
    const links = await fetchSocialLinks(ask, request, shape.kind, listing);
    const listed = shape.describe(listing, links.socialPages);
    if (listed.path !== `/${shape.segment}/${address}`) return movedPage(request, listed.path);

    const at = (path: string) => new URL(path, publicUrl).href;
    const description = truncate(listed.summary.filter(Boolean).join('. ') || listed.title);
    const pictures = listing.images.map(({ path }) => at(path));
    const jsonLd = {
      '@context': 'https://schema.org',
      name: listed.title,
      ...listed.jsonLd,
      url: at(listed.path),
      ...(pictures.length > 0 ? { image: pictures } : {}),
    };
    const trail = [
      { name: siteText.home, path: '/' },
      { name: searchName, path: searchPath },
      { name: listed.breadcrumb },
    ];
    return {
      status: 200,
      head: {
        title: `${listed.title} – ${siteText.name}`,
        description,
        canonicalPath: listed.path,
        og: { title: listed.title, description, ...(listing.mainImg ? { image: listing.mainImg } : {}) },
        jsonLd: [jsonLd, breadcrumbs(trail, publicUrl)],
        preloads: galleryPreloads(listing.images),
      },
      data: withReplies([[call, reply], links.reply]),
    };
  }

  const { kind, segment, nameColumn, sources } = shape;
  return { kind, segment, searchPath, nameColumn, sources, searchPage, detailPage };
}
