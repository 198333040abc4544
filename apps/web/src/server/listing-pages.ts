import { findOtherListings } from '@piacter/contracts/advertisers';
import { type Endpoint, maxID, type ParamsOf } from '@piacter/contracts/core';
import { truncate } from '@piacter/contracts/core/plain-text';
import type { CardsByKind } from '@piacter/contracts/favourites';
import type { ListingImage } from '@piacter/contracts/images';
import { isEnded, type ListingState } from '@piacter/contracts/lifecycle';
import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { clientConfig } from '@piacter/contracts/operations';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { getSocialLinksOfListing } from '@piacter/contracts/social';
import { servedHeading } from '../lib/served-heading.ts';
import type { DetailOf, ListingSite, RowOf } from './listing-site.ts';
import { cardPreloads, galleryPreloads } from './preloads.ts';
import { describeResults, type ResultReply } from './result-page.ts';
import { loadNames, readResultQuery } from './result-query.ts';
import { breadcrumbs } from './site-json-ld.ts';
import { maxDescription, text } from './text.ts';
import { goneFailure, gonePage, movedPage, notFoundPage, type OpenedPage, type Visit } from './visit.ts';

interface WithImages {
  mainImg: string | null;
  images: readonly ListingImage[];
  state: ListingState;
}

/** The public pages of one kind of listing. */
export interface ListingPages {
  kind: ListingKind;
  highlighted: Endpoint;
  sources: { search: string; detail: string };
  openSearch: (visit: Visit) => Promise<OpenedPage>;
  /** Of the listing at `params.address`. */
  openDetail: (visit: Visit) => Promise<OpenedPage>;
  /** Names and paths of cards of the kind, for a list of them. */
  nameCards: (cards: CardsByKind) => { name: string; path: string }[];
}

/** The id at the end of a listing's address. */
function readListingID(address: string): number | undefined {
  const id = Number(/(?:^|-)([1-9]\d{0,9})$/.exec(address)?.[1]);
  return id <= maxID ? id : undefined;
}

/** The search page and the detail page of a listing kind. */
export function createListingPages<Search extends Endpoint, Detail extends Endpoint>(
  site: ListingSite<Search, Detail>,
): ListingPages {
  const { kind, searchName, search, lookups, detail, param, sources, highlighted } = site;
  const searchPath = publicPathsByKind[kind].search;
  const idField = listingIDFieldByKind[kind];
  const shown = new Set(['page', 'sort', ...(site.shown ?? [])]);

  async function openSearch(visit: Visit): Promise<OpenedPage> {
    const { ask, carry, publicUrl } = visit;
    const { query, page } = readResultQuery(search, visit);
    const [reply] = await Promise.all([
      ask(search, { query }),
      ...lookups.map(({ endpoint, params }) => ask(endpoint, params ? { params } : {})),
    ]);
    // The reply of a search, which the compiler cannot see through the type parameter.
    const results = reply as unknown as ResultReply<RowOf<Search>> | undefined;
    const wantsDetails = Object.keys(query).some((name) => !shown.has(name));
    const getName = await loadNames(ask, site.names, wantsDetails ? undefined : query);
    const spec = { ...site, searchPath, query, page, results, getName, publicUrl };
    const { heading, ...head } = describeResults(spec);
    carry(servedHeading, heading);
    return { status: 200, head: { ...head, preloads: cardPreloads(results?.data ?? []) } };
  }

  /** Asks what the page loads with a listing; returns the advertiser's social media pages. */
  async function askMore(ask: Visit['ask'], id: string, hasEnded: boolean): Promise<string[]> {
    // Contact data of its advertiser leave with a listing that has ended.
    const ofAdvertiser = hasEnded
      ? []
      : ([
          ask(getSocialLinksOfListing, { params: { id, idField } }),
          ask(findOtherListings, { params: { kind, id } }),
        ] as const);
    await Promise.all([
      ...ofAdvertiser,
      ask(clientConfig),
      ...site.detailCalls.map((endpoint) => ask(endpoint, { params: { [idField]: id } })),
    ]);
    const links = await ofAdvertiser[0];
    return Object.values(links?.data ?? {}).filter((address) => address !== null);
  }

  async function openMissing({ isGone, refuse }: Visit, address: string): Promise<OpenedPage> {
    const listingID = readListingID(address);
    if (listingID === undefined || !(await isGone(kind, listingID))) return notFoundPage;
    refuse(detail, toParts(address), goneFailure);
    return gonePage;
  }

  const toParts = (address: string) => ({
    params: { [param]: address } as Record<keyof ParamsOf<Detail>, string>,
  });

  async function openDetail(visit: Visit): Promise<OpenedPage> {
    const { ask, publicUrl, params } = visit;
    const address = params.address ?? '';
    const reply = await ask(detail, toParts(address));
    if (!reply) return openMissing(visit, address);
    const listing = reply.data as DetailOf<Detail> & WithImages;
    const hasEnded = isEnded(listing.state);
    const socialPages = await askMore(ask, String(Reflect.get(listing, idField)), hasEnded);
    const content = site.describe(listing, socialPages);
    if (content.path !== publicPathsByKind[kind].detail(address)) return movedPage(visit, content.path);

    const at = (path: string) => new URL(path, publicUrl).href;
    const description = truncate(content.summary.filter(Boolean).join('. ') || content.title, maxDescription);
    const pictures = listing.images.map(({ path }) => at(path));
    const jsonLd = {
      '@context': 'https://schema.org',
      name: content.title,
      ...content.jsonLd,
      url: at(content.path),
      ...(pictures.length > 0 ? { image: pictures } : {}),
    };
    const trail = [
      { name: text.home, path: '/' },
      { name: searchName, path: searchPath },
      { name: content.breadcrumb },
    ];
    return {
      status: 200,
      head: {
        title: `${content.title} – ${text.name}`,
        description,
        canonicalPath: content.path,
        og: { title: content.title, description, ...(listing.mainImg ? { image: listing.mainImg } : {}) },
        isHidden: hasEnded,
        jsonLd: [...(hasEnded ? [] : [jsonLd]), breadcrumbs(trail, publicUrl)],
        preloads: galleryPreloads(listing.images),
      },
      isPersonal: true,
    };
  }

  // The cards of a kind are those of its search, which the compiler cannot see through the type parameter.
  const nameCards = (cards: CardsByKind) => (cards[kind] as unknown as RowOf<Search>[]).map(site.card);

  return { kind, highlighted, sources, openSearch, openDetail, nameCards };
}
