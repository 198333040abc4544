import { z } from 'zod';
import { advertiserRoles, dataReply, defineEndpoint, fieldsReply, messageReply } from '../core/index.ts';
import {
  advertiser,
  advertiserPageBody,
  advertiserParams,
  advertiserQuery,
  listingParams,
  otherListings,
  ownAdvertiserPage,
} from './schemas.ts';

export const getAdvertiser = defineEndpoint({
  method: 'GET',
  path: '/api/advertisers/{advertiserUrl}',
  access: 'public',
  summary:
    'A page of the published listings of an advertiser with name and contact data (ADV-01), found by the id at the end of the address. 404 for a private person who does not want one, for blocked and deleted users, without a name, and without published listings.',
  params: advertiserParams,
  query: advertiserQuery,
  reply: fieldsReply({
    data: advertiser,
    total: z.int().positive(),
    totalPages: z.int().positive(),
  }),
  errors: ['not_found'],
});

export const findOtherListings = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{kind}/{id}/advertiser',
  access: 'public',
  summary:
    'The page of the advertiser of a published listing, with the number of the other listings on it; null where there is no page or no other listing.',
  params: listingParams,
  reply: dataReply(otherListings.nullable()),
});

export const getOwnAdvertiserPage = defineEndpoint({
  method: 'GET',
  path: '/api/advertiser-page',
  access: advertiserRoles,
  summary: 'Whether the caller has a page of published listings, and its address.',
  reply: dataReply(ownAdvertiserPage),
});

export const switchAdvertiserPage = defineEndpoint({
  method: 'PATCH',
  path: '/api/advertiser-page',
  access: advertiserRoles,
  summary: 'Switches the public page of the caller’s listings on or off (ADV-02).',
  body: advertiserPageBody,
  reply: messageReply,
});
