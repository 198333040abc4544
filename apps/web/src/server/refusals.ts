import type { Failure } from '@piacter/contracts/core';
import { text } from './text.ts';
import type { OpenedPage, Visit } from './visit.ts';

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
