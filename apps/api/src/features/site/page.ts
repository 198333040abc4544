import type { Failure } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { PageHead } from './html.ts';
import { siteText } from './site.text.ts';

/** Status, head and embedded replies of a page; SEO metadata of its path fills the rest of the head. */
export interface Page {
  status: 200 | 301 | 404 | 410 | 503;
  /** Target of a redirect. */
  location?: string;
  head: Partial<PageHead>;
  /** Replies to the client's first calls by URL; a failure spares it a call that would return 404. */
  data: Record<string, unknown>;
  /** Not rendered by the server: the areas of the roles, pages of mailed links, and while the database does not answer. */
  isRenderedByBrowser?: boolean;
  /** Contains contact data: its HTML is never kept. */
  isPersonal?: boolean;
}

/** Embedded replies by URL; refused calls are left out, so that the client repeats them and shows the error. */
export const withReplies = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> =>
  Object.fromEntries(entries.filter(([, reply]) => reply !== undefined));

/** The not-found page. */
export const notFoundPage: Page = {
  status: 404,
  head: {
    title: `${siteText.notFound} – ${siteText.name}`,
    description: siteText.notFoundDescription,
    isHidden: true,
  },
  data: {},
};

/** Served while the database does not answer: the web app starts and loads its data by itself. */
export const emptyShell: Page = {
  status: 503,
  head: { isHidden: true },
  data: {},
  isRenderedByBrowser: true,
};

/** The not-found page with the failed reply embedded, so that the client shows it without a call. */
export const notFoundReplyPage = (call: string, message: string): Page => {
  const reply: Failure = { ok: false, code: 'not_found', message };
  return { ...notFoundPage, data: { [call]: reply } };
};

/** The not-found page of a listing that was there and is gone for good: the client says so. */
export function toGonePage(page: Page): Page {
  const reply: Failure = { ok: false, code: 'gone', message: siteText.gone };
  return {
    ...page,
    status: 410,
    head: {
      ...page.head,
      title: `${siteText.gone} – ${siteText.name}`,
      description: siteText.goneDescription,
    },
    data: Object.fromEntries(Object.keys(page.data).map((call) => [call, reply])),
  };
}

/** A permanent redirect that keeps the query. */
export const movedPage = (request: Request, path: string): Page => {
  const start = request.originalUrl.indexOf('?');
  const query = start === -1 ? '' : request.originalUrl.slice(start);
  return { status: 301, location: path + query, head: {}, data: {} };
};
