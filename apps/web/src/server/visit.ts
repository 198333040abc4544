import type { Endpoint, Failure, ParamsOf, ReplyOf } from '@piacter/contracts/core';
import type { SeoMetadata } from '@piacter/contracts/seo';
import type { Page, PageContext, PageHead } from '@piacter/contracts/site';
import { fillAddress } from '../lib/api/address.ts';
import { text } from './text.ts';

interface Parts<E extends Endpoint> {
  params?: Record<keyof ParamsOf<E>, string>;
  query?: Record<string, string>;
}

/** The visit of a page: its address, and what it asks of the API. */
export interface Visit extends Pick<PageContext, 'publicUrl' | 'isGone'> {
  path: string;
  /** What follows the path: '' or '?page=2'. */
  search: string;
  /** The named segments of the path. */
  params: Readonly<Record<string, string | undefined>>;
  metadata: SeoMetadata | undefined;
  /** Calls the API as the page does; the page carries the reply. Undefined for a refusal. */
  ask: <E extends Endpoint>(endpoint: E, parts?: Parts<E>) => Promise<ReplyOf<E> | undefined>;
  /** Has the page carry a refusal. */
  refuse: <E extends Endpoint>(endpoint: E, parts: Parts<E>, failure: Failure) => void;
  /** Has the page carry what is no reply of the API, by a name that is no address. */
  carry: (name: string, value: string | undefined) => void;
}

/** What a page makes of a visit; metadata of its path fills the rest of its head. */
export type OpenedPage = Omit<Page, 'head' | 'replies' | 'source'> & { head: Partial<PageHead> };

/** Refusals that the page knows what to do with; after others it asks again, and shows the error. */
const carriedCodes: readonly string[] = ['not_found', 'gone', 'validation_failed'];

/** Asks the API for a page, and collects what the page is going to carry, in the order of the calls. */
export function createAsk(answer: PageContext['answer']) {
  const collected = new Map<string, unknown>();

  const ask: Visit['ask'] = async (endpoint, parts = {}) => {
    const { method, path } = endpoint;
    const { params = {}, query = {} } = parts;
    const address = fillAddress(path, parts);
    collected.set(address, undefined);
    const reply = await answer({ method, path, params, query });
    if (reply.ok || carriedCodes.includes(reply.code)) collected.set(address, reply);
    // The API's reply to this call, which its schema has made.
    return reply.ok ? (reply as ReplyOf<typeof endpoint>) : undefined;
  };
  const refuse: Visit['refuse'] = ({ path }, parts, failure) => {
    collected.set(fillAddress(path, parts), failure);
  };
  const carry: Visit['carry'] = (name, value) => {
    collected.set(name, value);
  };
  const getReplies = (): Page['replies'] =>
    Object.fromEntries([...collected].filter(([, reply]) => reply !== undefined));
  return { ask, refuse, carry, getReplies };
}

export const notFoundFailure: Failure = { ok: false, code: 'not_found', message: text.notFound };
export const goneFailure: Failure = { ok: false, code: 'gone', message: text.gone };

/** The not-found page. */
export const notFoundPage: OpenedPage = {
  status: 404,
  head: {
    title: `${text.notFound} – ${text.name}`,
    description: text.notFoundDescription,
    isHidden: true,
  },
};

/** The not-found page of a listing that was there and is gone for good. */
export const gonePage: OpenedPage = {
  status: 410,
  head: {
    title: `${text.gone} – ${text.name}`,
    description: text.goneDescription,
    isHidden: true,
  },
};

/** A permanent redirect that keeps the query. */
export const movedPage = ({ search }: Visit, path: string): OpenedPage => ({
  status: 301,
  location: path + search,
  head: {},
});
