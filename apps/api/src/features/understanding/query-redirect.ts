import { listingKinds } from '@piacter/contracts/listings';
import { paths } from '@piacter/contracts/site/paths';
import type { RequestHandler } from 'express';
import type { Admission } from '../../core/http/admission.ts';
import { toArrival } from '../../core/http/bulkheads.ts';
import type { UnderstandingService } from './understanding.service.ts';

/** The address that the form of the box sends a text to where the browser runs no JavaScript. */
export const queryPath = paths.query;

/** Redirects to the results of the text in `q`, or to the home page, which asks for the kind where that is unclear. Queued like a page. */
export const createQueryRedirect =
  (
    { understand }: Pick<UnderstandingService, 'understand'>,
    admission: Pick<Admission, 'run'>,
  ): RequestHandler =>
  async (request, response) => {
    const { q, kind } = request.query;
    const fallback = listingKinds.find((known) => known === kind);
    const text = typeof q === 'string' ? q : '';
    const { address } = await admission.run(toArrival(request, response), () => understand(text, fallback));
    const home = text === '' ? paths.home : `${paths.home}?${new URLSearchParams({ q: text })}`;
    response.set('Cache-Control', 'no-store').redirect(303, address ?? home);
  };
