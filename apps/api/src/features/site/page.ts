import type { Failure } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { PageHead } from './html.ts';
import { siteText } from './site.text.ts';

/** Head and first replies of one page; `path` names the SEO row that fills the rest of the head. */
export interface Page {
  status: 200 | 301 | 404 | 503;
  /** Where a page that has moved is now. */
  location?: string;
  head: Partial<PageHead>;
  /** Replies for the client's first calls, by their address; a failure says that there is nothing. */
  data: Record<string, unknown>;
}

/** Replies by their address; what the API refused is left for the client to ask, and to be told why. */
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

/** While the database says nothing: the web app comes all the same, and asks for its data itself. */
export const emptyShell: Page = { status: 503, head: { isHidden: true }, data: {} };

/** The not-found page at an address whose page asks for what is not there: told at once, it shows nothing before. */
export const notFoundReplyPage = (call: string, message: string): Page => {
  const reply: Failure = { ok: false, code: 'not_found', message };
  return { ...notFoundPage, data: { [call]: reply } };
};

/** What has another address now; the query goes along. */
export const movedPage = (request: Request, path: string): Page => {
  const start = request.originalUrl.indexOf('?');
  const query = start === -1 ? '' : request.originalUrl.slice(start);
  return { status: 301, location: path + query, head: {}, data: {} };
};
