import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  fieldsReply,
  messageReply,
  searchReply,
  textID,
} from '../core/index.ts';
import { offer, offerBody, ownOfferCard, ownOfferQuery } from './schemas.ts';

const professional = ['szakember'] as const;
const byID = z.object({ id: textID });

export const sendOffer = defineEndpoint({
  method: 'POST',
  path: '/api/service-request-responses',
  access: professional,
  status: 201,
  summary: "Sends the caller's only offer on an open request and spends one of the type 7 package (OFF-04).",
  body: offerBody,
  reply: createdReply,
  errors: ['not_found', 'quota_exceeded', 'already_offered', 'request_closed'],
});

export const replaceOffer = defineEndpoint({
  method: 'PUT',
  path: '/api/service-request-responses/{id}',
  access: professional,
  summary: 'Always refused: a sent offer cannot be changed (OFF-07).',
  params: byID,
  reply: messageReply,
  errors: ['not_editable'],
});

export const withdrawOffer = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-request-responses/{id}',
  access: professional,
  summary: 'Always refused: a sent offer cannot be withdrawn (OFF-07).',
  params: byID,
  reply: messageReply,
  errors: ['not_editable'],
});

export const listOffersOfRequest = defineEndpoint({
  method: 'GET',
  path: '/api/service-request-responses/{requestID}',
  access: ['ajanlatkero'],
  summary: 'The offers on one of the caller’s requests, the accepted one first (REQ-06).',
  params: z.object({ requestID: textID }),
  reply: dataReply(z.array(offer)),
});

export const getOfferOfFirm = defineEndpoint({
  method: 'GET',
  path: '/api/service-request-responses/{requestID}/{firmID}',
  access: ['szakember', 'ajanlatkero'],
  summary:
    "One professional's offer on a request, or null: the caller's own, or one on the caller's request.",
  params: z.object({ requestID: textID, firmID: textID }),
  reply: dataReply(offer.nullable()),
});

export const listOwnOffers = defineEndpoint({
  method: 'GET',
  path: '/api/search-service-responses',
  access: professional,
  summary: "The caller's own offers, newest first (OFF-06).",
  query: ownOfferQuery,
  reply: searchReply(ownOfferCard),
});

export const acceptOffer = defineEndpoint({
  method: 'PATCH',
  path: '/api/accept-service-offer/{responseID}',
  access: ['ajanlatkero'],
  summary: 'Accepts an offer on one of the caller’s requests, irrevocably; the others are refused (REQ-08).',
  params: z.object({ responseID: textID }),
  reply: messageReply,
  errors: ['already_accepted', 'request_closed', 'conflict'],
});

export const hasAcceptedOffer = defineEndpoint({
  method: 'GET',
  path: '/api/has-accepted-offer/{requestID}',
  access: 'signed-in',
  summary: 'Whether an offer on a request was accepted.',
  params: z.object({ requestID: textID }),
  reply: fieldsReply({ hasAcceptedOffer: z.boolean() }),
});
