import { z } from 'zod';
import { dataReply, defineEndpoint, messageReply, textID } from '../core/index.ts';
import { stayPrices, stayTotal, stayTotalQuery } from './schemas.ts';

const oneAccommodation = z.object({ accommodationID: textID });

export const getStayPrices = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-prices/{accommodationID}',
  access: 'public-or-session',
  summary:
    'Seasons, shares of children, and fees of an accommodation (CAL-06), as its page shows them; none where its host has set none.',
  params: oneAccommodation,
  reply: dataReply(stayPrices),
});

export const saveStayPrices = defineEndpoint({
  method: 'PUT',
  path: '/api/accommodation-prices/{accommodationID}',
  access: ['szallasado'],
  summary:
    "Replaces the seasons, shares and fees of one of the caller's accommodations (CAL-06). Seasons are without years and may cross New Year; two of them have no day in common.",
  params: oneAccommodation,
  body: stayPrices,
  reply: messageReply,
});

export const getStayTotal = defineEndpoint({
  method: 'GET',
  path: '/api/stay-total',
  access: 'public-or-session',
  summary:
    'What a stay costs with all that is obligatory, line by line (CAL-06), and what speaks against it: nights that are closed or busy, too few of them.',
  query: stayTotalQuery,
  reply: dataReply(stayTotal),
  errors: ['not_found'],
});
