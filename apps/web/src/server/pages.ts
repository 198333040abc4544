import { describeWorkTitle } from '@piacter/contracts/core/hungarian';
import { listingKinds } from '@piacter/contracts/listings/values';
import { listProfessionsInOrder } from '@piacter/contracts/lookups';
import { listPackagesOnSale } from '@piacter/contracts/packages';
import { listMenuPages } from '@piacter/contracts/pages';
import type { SeoMetadata } from '@piacter/contracts/seo';
import type { Page, PageContext, PageHead, WebPages } from '@piacter/contracts/site';
import { getAreaRole, linkPaths, paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import { advertiseText } from '../features/accounts/advertise-text.ts';
import { text as comparisonText } from '../features/favourites/compare/text.ts';
import { text as favouritesText } from '../features/favourites/page/text.ts';
import { text as threadsText } from '../features/threads/text.ts';
import { openAdvertiser } from './advertiser-page.ts';
import { openFixed, openHome, openPersonal, openPublished, openSharedList } from './content-pages.ts';
import { pagesByKind } from './listing-sites.ts';
import { text } from './text.ts';
import { createAsk, notFoundPage, type OpenedPage, type Visit } from './visit.ts';

/** A public page: its path, its module, and what the server needs of it. */
export interface PublicPage {
  path: string;
  source: string;
  open: (visit: Visit) => Promise<OpenedPage>;
}

const toSource = (page: string) => `src/features/${page}-page.tsx`;
const loginRegister = { source: toSource('accounts/login-register'), open: openFixed() };

/** The public pages of `../app/routes.tsx`, those with fixed addresses before those at any. */
export const publicPages: readonly PublicPage[] = [
  { path: paths.home, source: toSource('home/home'), open: openHome },
  ...listingKinds.flatMap((kind): PublicPage[] => {
    const { sources, openSearch, openDetail } = pagesByKind[kind];
    const { search, detail } = publicPathsByKind[kind];
    return [
      { path: search, source: sources.search, open: openSearch },
      { path: detail(':address'), source: sources.detail, open: openDetail },
    ];
  }),
  { path: paths.advertiser(), source: toSource('advertisers/advertiser'), open: openAdvertiser },
  { path: paths.loginRegister, ...loginRegister },
  { path: paths.login, ...loginRegister },
  { path: paths.register, ...loginRegister },
  { path: paths.forgottenPassword, source: toSource('accounts/forgotten-password'), open: openFixed() },
  { path: paths.packages, source: toSource('packages/packages'), open: openFixed(listPackagesOnSale) },
  { path: paths.help, source: toSource('help/help'), open: openFixed() },
  {
    path: paths.advertise,
    source: toSource('accounts/advertise'),
    open: openPersonal(advertiseText.title),
  },
  {
    path: paths.favourites,
    source: toSource('favourites/page/favourites'),
    open: openPersonal(favouritesText.title),
  },
  {
    path: paths.comparison,
    source: toSource('favourites/compare/comparison'),
    open: openPersonal(comparisonText.title),
  },
  {
    path: paths.describeWork,
    source: toSource('requests/describe/describe-work'),
    open: openPersonal(describeWorkTitle, listProfessionsInOrder),
  },
  { path: paths.sharedList(), source: toSource('favourites/share/shared-list'), open: openSharedList },
  // Nothing is read for it here, as mail scanners open links.
  {
    path: paths.guestThread(),
    source: toSource('threads/guest-thread'),
    open: openPersonal(threadsText.title),
  },
  { path: paths.payment(), source: toSource('payments/payment'), open: openPersonal() },
  { path: paths.content(), source: toSource('pages/content'), open: openPublished },
];

type Found = Pick<PublicPage, 'open'> & Partial<PublicPage> & Pick<Visit, 'params'>;

/** By the platform's own patterns: those of the router would load React into whoever only asks what a page is. */
const patterns = publicPages.map((page) => ({ ...page, pattern: new URLPattern({ pathname: page.path }) }));

/** The page of a path: of a mailed link, of a role's area, a public one, or the not-found page. */
function findPage(path: string): Found {
  const params = {};
  if (linkPaths.includes(path)) return { open: openPersonal(), params };
  if (getAreaRole(path) !== null) return { open: openPersonal(text.account), params };
  for (const { pattern, ...page } of patterns) {
    const match = pattern.exec({ pathname: path });
    if (match) return { ...page, params: match.pathname.groups };
  }
  return { open: async () => notFoundPage, params };
}

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

const commonHead: PageHead = { title: text.fallbackTitle, description: text.fallbackDescription };

function fillHead(head: Partial<PageHead>, metadata: SeoMetadata | undefined): PageHead {
  const edited = metadata && toHead(metadata);
  return { ...commonHead, ...edited, ...head, og: { ...edited?.og, ...head.og } };
}

/** Opens the page at an address: asks the API for what it is made from, and describes it. */
export async function openPage(address: string, context: PageContext): Promise<Page> {
  const [, given = '', search = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  const path = given.replace(/(?<=.)\/+$/, '');
  const { open, params, source } = findPage(path);
  const { publicUrl, isGone, findMetadata, answer } = context;
  const { ask, refuse, carry, getReplies } = createAsk(answer);
  const metadata = await findMetadata(path);
  const visit = { path, search, params, metadata, publicUrl, isGone, ask, refuse, carry };
  // Every page has the menu, so that the header does not shift.
  const [, opened] = await Promise.all([ask(listMenuPages), open(visit)]);
  return {
    ...opened,
    head: fillHead(opened.head, metadata),
    replies: getReplies(),
    ...(source !== undefined && { source }),
  };
}

export const emptyShell: WebPages['emptyShell'] = {
  status: 503,
  head: { ...commonHead, isHidden: true },
  replies: {},
  isRenderedByBrowser: true,
};
