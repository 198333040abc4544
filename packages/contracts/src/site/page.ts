import type { Endpoint, Failure } from '../core/index.ts';
import type { ListingKind } from '../listings/values.ts';
import type { SeoMetadata } from '../seo/schemas.ts';

/** A picture to preload, with the same attributes as the `img` that shows it. */
export interface PicturePreload {
  srcset: string;
  sizes: string;
}

/** The head of a page for crawlers, link previews and a fast first paint. */
export interface PageHead {
  title: string;
  description: string;
  keywords?: readonly string[];
  /** Path of the canonical URL, with the query where that makes it a separate page. */
  canonicalPath?: string;
  /** Its title stands for many pages: the browser sets the page's own. */
  isTitleGeneric?: boolean;
  /** Excludes the page from search engines. */
  isHidden?: boolean;
  /** Of a shared link; a missing or empty text is taken from the page's own. */
  og?: {
    title?: string;
    description?: string;
    type?: string;
    siteName?: string;
    locale?: string;
    image?: string;
  };
  jsonLd?: readonly object[];
  preloads?: readonly PicturePreload[];
}

/** A public page as the web describes it to the server that sends it. */
export interface Page {
  status: 200 | 301 | 404 | 410 | 503;
  /** Target of a redirect. */
  location?: string;
  head: PageHead;
  /** Replies to the page's first calls by their addresses. */
  replies: Readonly<Record<string, unknown>>;
  /** The page's module in the build's manifest, by which the server finds its scripts and styles. */
  source?: string;
  /** Not rendered by the server: the areas of the roles, pages of mailed links, and while the database does not answer. */
  isRenderedByBrowser?: boolean;
  /** Contains contact data: its HTML is never kept. */
  isPersonal?: boolean;
}

/** A call of the API: the path with its `{names}`, and their values as they stand in an address. */
export interface PageCall {
  method: Endpoint['method'];
  path: Endpoint['path'];
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Answers a call as an anonymous visitor's over HTTP, with the reply or the refusal. */
export type AnswerPage = (call: PageCall) => Promise<{ ok: true } | Failure>;

/** What the server gives the web's pages. */
export interface PageContext {
  answer: AnswerPage;
  publicUrl: string;
  /** What the admin has written about the page at a path. */
  findMetadata: (path: string) => Promise<SeoMetadata | undefined>;
  /** Whether a listing that is not found has been there before. */
  isGone: (kind: ListingKind, listingID: number) => Promise<boolean>;
}

/** A page rendered on the server. */
export interface RenderedPage {
  /** The content of `#root`. */
  html: string;
  /** Links for the head: the pictures in view, at the sizes at which they are shown. */
  links: string;
}

/** The server's part of the built web app. Addresses are path and query. */
export interface WebPages {
  openPage: (address: string, context: PageContext) => Promise<Page>;
  /** Sent while the database does not answer: the web app starts, and loads its data by itself. */
  emptyShell: Page;
  /** Renders a page from the replies to its calls; rejects where it cannot. */
  renderPage: (address: string, replies: Page['replies']) => Promise<RenderedPage>;
}
