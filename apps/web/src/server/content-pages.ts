import type { Endpoint } from '@piacter/contracts/core';
import { plainSentences, truncate } from '@piacter/contracts/core/plain-text';
import { getSharedList } from '@piacter/contracts/favourites';
import { listAdTypes, listCountries } from '@piacter/contracts/lookups';
import { getHomePage, getPageByUrl } from '@piacter/contracts/pages';
import { paths } from '@piacter/contracts/site/paths';
import { listPopularSearches } from '@piacter/contracts/understanding';
import { pagesByKind } from './listing-sites.ts';
import { cardPreloads } from './preloads.ts';
import { describePage, organization, webSite } from './site-json-ld.ts';
import { maxDescription, text } from './text.ts';
import { notFoundFailure, notFoundPage, type OpenedPage, type Visit } from './visit.ts';

interface Card {
  mainImg: string | null;
}

/** The first cards of the home page, which alternates between the kinds. */
const interleaveFirst = (lists: readonly (readonly Card[])[]): Card[] =>
  [0, 1].flatMap((turn) => lists.flatMap((cards) => cards.slice(turn, turn + 1)));

/** The home page (HOME-01 to HOME-11), with what its first form needs. */
export async function openHome({ ask, publicUrl }: Visit): Promise<OpenedPage> {
  const calls = Object.values(pagesByKind).map(({ highlighted }) => ask(highlighted));
  const others = [getHomePage, listAdTypes, listCountries, listPopularSearches].map((endpoint: Endpoint) =>
    ask(endpoint),
  );
  const highlights = await Promise.all(calls);
  await Promise.all(others);
  const cards = interleaveFirst(highlights.map((reply) => (reply?.data ?? []) as readonly Card[]));
  return {
    status: 200,
    head: {
      canonicalPath: paths.home,
      preloads: cardPreloads(cards),
      jsonLd: [webSite(publicUrl), organization(publicUrl)],
    },
  };
}

/** A page whose head comes from its metadata alone, with the reply to the one call that it makes at once. */
export const openFixed =
  (call?: Endpoint) =>
  async ({ ask, path, publicUrl, metadata }: Visit): Promise<OpenedPage> => {
    if (call) await ask(call);
    const { pageName: name, description } = metadata ?? {
      pageName: text.fallbackTitle,
      description: text.fallbackDescription,
    };
    return {
      status: 200,
      head: { canonicalPath: path, jsonLd: describePage({ name, description, path }, publicUrl) },
    };
  };

const publishedPage = /^[a-z0-9-]+$/;

/** A page that the admin published (PUB-03). */
export async function openPublished({ ask, refuse, path, params, publicUrl }: Visit): Promise<OpenedPage> {
  const parts = { params: { pageUrl: params.pageUrl ?? '' } };
  if (!publishedPage.test(parts.params.pageUrl)) {
    refuse(getPageByUrl, parts, notFoundFailure);
    return notFoundPage;
  }
  const reply = await ask(getPageByUrl, parts);
  if (!reply) return notFoundPage;
  const { pageName, content } = reply.data;
  const description = truncate(plainSentences(content), maxDescription) || pageName;
  return {
    status: 200,
    head: {
      title: `${pageName} – ${text.name}`,
      description,
      canonicalPath: path,
      jsonLd: describePage({ name: pageName, description, path }, publicUrl),
    },
  };
}

/** The page of a shared list, for people with its link only. */
export async function openSharedList({ ask, params }: Visit): Promise<OpenedPage> {
  const reply = await ask(getSharedList, { params: { token: params.token ?? '' } });
  if (!reply) return { ...notFoundPage, isRenderedByBrowser: true };
  return {
    status: 200,
    head: { isHidden: true, title: `${reply.data.name} – ${text.name}` },
    isRenderedByBrowser: true,
  };
}

/** A page that is different for everybody, or whose link is somebody's own: for the browser, and no search engine. */
export const openPersonal =
  (title?: string, call?: Endpoint) =>
  async ({ ask }: Visit): Promise<OpenedPage> => {
    if (call) await ask(call);
    return {
      status: 200,
      head: {
        isHidden: true,
        isTitleGeneric: true,
        ...(title !== undefined && { title: `${title} – ${text.name}` }),
      },
      isRenderedByBrowser: true,
    };
  };
