import { findOtherListings } from '@piacter/contracts/advertisers';
import type { Endpoint, ParamsOf } from '@piacter/contracts/core';
import type { CardsByKind } from '@piacter/contracts/favourites';
import type { ListingImage } from '@piacter/contracts/images';
import { isEnded, type ListingState } from '@piacter/contracts/lifecycle';
import type { ListingKind } from '@piacter/contracts/listings';
import { getSocialLinksOfListing } from '@piacter/contracts/social';
import type { Request } from 'express';
import { truncate } from '../../core/formatting.ts';
import { type DetailOf, type ListingSiteSpec, listingSpecs, type RowOf } from '../listings/index.ts';
import { toApiAddress } from './address.ts';
import { breadcrumbs } from './json-ld.ts';
import { movedPage, notFoundReplyPage, type Page, withReplies } from './page.ts';
import { cardPreloads, galleryPreloads } from './preloads.ts';
import type { Ask } from './replies.ts';
import { describeResults, type ResultReply } from './result-page.ts';
import { findRefusal, loadNames, readResultQuery } from './result-query.ts';
import { siteText } from './site.text.ts';

interface WithImages {
  mainImg: string | null;
  images: readonly ListingImage[];
  state: ListingState;
}

/** The public pages of one kind of listing. */
export interface ListingSite {
  kind: ListingKind;
  segment: string;
  searchPath: `/${string}`;
  slugColumn: string | null;
  sources: { search: string; detail: string };
  searchPage: (ask: Ask, request: Request, publicUrl: string) => Promise<Page>;
  detailPage: (ask: Ask, request: Request, address: string, publicUrl: string) => Promise<Page>;
  /** Names and paths of cards of the kind, for a list of them. */
  nameCards: (cards: CardsByKind) => { name: string; path: string }[];
}

/** The reply with the advertiser's social links, embedded as the detail page requests it on load. */
async function fetchSocialLinks(ask: Ask, request: Request, kind: ListingKind, listing: object) {
  const { idField } = listingSpecs[kind];
  const id = String(Reflect.get(listing, idField));
  const reply = await ask(getSocialLinksOfListing, { params: { id, idField } }, request);
  const call = getSocialLinksOfListing.path.replace('{id}', id).replace('{idField}', idField);
  const socialPages = Object.values(reply?.data ?? {}).filter((address) => address !== null);
  return { reply: [call, reply] as const, socialPages };
}

/** The link to the advertiser's other listings, embedded likewise. */
async function fetchOtherListings(ask: Ask, request: Request, kind: ListingKind, listing: object) {
  const id = String(Reflect.get(listing, listingSpecs[kind].idField));
  const reply = await ask(findOtherListings, { params: { kind, id } }, request);
  return [findOtherListings.path.replace('{kind}', kind).replace('{id}', id), reply] as const;
}

/** The search page and the detail page of a listing kind. */
export function createListingSite<Search extends Endpoint, Detail extends Endpoint>(
  shape: ListingSiteSpec<Search, Detail>,
): ListingSite {
  const { kind, searchName, search, lookups, detail, param, sources } = shape;
  const { searchPath, segment, slugColumn, notFoundMessage } = listingSpecs[kind];

  async function searchPage(ask: Ask, request: Request, publicUrl: string): Promise<Page> {
    const { query, page } = readResultQuery(search, request);
    const [reply, ...lists] = await Promise.all([
      ask(search, { query }, request),
      ...lookups.map((lookup) => ask(lookup, {}, request)),
    ]);
    // The reply of a search, which the compiler cannot see through the type parameter.
    const results = reply as unknown as ResultReply<RowOf<Search>> | undefined;
    const getName = await loadNames(ask, request, shape.names, query);
    const head = describeResults({ ...shape, searchPath, query, page, results, getName, publicUrl });
    return {
      status: 200,
      head: { ...head, preloads: cardPreloads(results?.data ?? []) },
      data: withReplies([
        [toApiAddress(search.path, query), reply ?? findRefusal(search, query)],
        ...lookups.map(({ path }, index): [string, unknown] => [path, lists[index]]),
      ]),
    };
  }

  async function detailPage(ask: Ask, request: Request, address: string, publicUrl: string): Promise<Page> {
    const params = { [param]: address } as Record<keyof ParamsOf<Detail>, string>;
    const call = detail.path.replace(/\{\w+\}/, encodeURIComponent(address));
    const reply = await ask(detail, { params }, request);
    if (!reply) return notFoundReplyPage(call, notFoundMessage);
    const listing = reply.data as DetailOf<Detail> & WithImages;
    const hasEnded = isEnded(listing.state);
    // Contact data of its advertiser leave with a listing that has ended.
    const [links, others] = hasEnded
      ? []
      : await Promise.all([
          fetchSocialLinks(ask, request, kind, listing),
          fetchOtherListings(ask, request, kind, listing),
        ]);
    const content = shape.describe(listing, links?.socialPages ?? []);
    if (content.path !== `/${segment}/${address}`) return movedPage(request, content.path);

    const at = (path: string) => new URL(path, publicUrl).href;
    const description = truncate(content.summary.filter(Boolean).join('. ') || content.title);
    const pictures = listing.images.map(({ path }) => at(path));
    const jsonLd = {
      '@context': 'https://schema.org',
      name: content.title,
      ...content.jsonLd,
      url: at(content.path),
      ...(pictures.length > 0 ? { image: pictures } : {}),
    };
    const trail = [
      { name: siteText.home, path: '/' },
      { name: searchName, path: searchPath },
      { name: content.breadcrumb },
    ];
    return {
      status: 200,
      head: {
        title: `${content.title} – ${siteText.name}`,
        description,
        canonicalPath: content.path,
        og: { title: content.title, description, ...(listing.mainImg ? { image: listing.mainImg } : {}) },
        isHidden: hasEnded,
        jsonLd: [...(hasEnded ? [] : [jsonLd]), breadcrumbs(trail, publicUrl)],
        preloads: galleryPreloads(listing.images),
      },
      data: withReplies([[call, reply], ...(links ? [links.reply] : []), ...(others ? [others] : [])]),
      isPersonal: true,
    };
  }

  // The cards of a kind are those of its search, which the compiler cannot see through the type parameter.
  const nameCards = (cards: CardsByKind) => (cards[kind] as unknown as RowOf<Search>[]).map(shape.card);

  return { kind, segment, searchPath, slugColumn, sources, searchPage, detailPage, nameCards };
}
