import { listingKinds } from '@piacter/contracts/listings';
import type { RequestHandler } from 'express';
import type { UnderstandingService } from './understanding.service.ts';

/** The address that the form of the box sends a text to where the browser runs no JavaScript. */
export const askPath = '/kereses';

/** Redirects to the results of the text in `q`, or to the home page where its kind is unclear. */
export const createAskRedirect =
  ({ understand }: UnderstandingService): RequestHandler =>
  async ({ query: { q, kind } }, response) => {
    const fallback = listingKinds.find((known) => known === kind);
    const { address } = await understand(typeof q === 'string' ? q : '', fallback);
    response.set('Cache-Control', 'no-store').redirect(303, address ?? '/');
  };
