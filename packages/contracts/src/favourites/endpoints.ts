import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  fieldsReply,
  id,
  messageReply,
  textID,
} from '../core/index.ts';
import { daysAfterEnd } from '../lifecycle/values.ts';
import { linkToken } from '../threads/link-secret.ts';
import {
  cardsByKind,
  cardsQuery,
  comparedListings,
  compareQuery,
  favourite,
  favouriteBody,
  favouriteList,
  favouriteListBody,
  favouriteListUpdate,
  favouriteParams,
  favouriteUpdate,
  listAnswer,
  mergeBody,
  mergeResult,
  partnerBody,
  sharedList,
  sharedListingParams,
  sharedListParams,
  sharedToken,
} from './schemas.ts';

export const listFavourites = defineEndpoint({
  method: 'GET',
  path: '/api/favourites',
  access: 'signed-in',
  summary: 'The caller’s favourites (KEEP-02), each kind in its own order.',
  reply: dataReply(z.array(favourite)),
});

export const addFavourite = defineEndpoint({
  method: 'POST',
  path: '/api/favourites',
  access: 'signed-in',
  status: 201,
  summary:
    'Keeps a published listing (KEEP-01), as the first of its kind; again without effect. `insertID` is the id of the listing, by which the favourite is addressed.',
  body: favouriteBody,
  reply: createdReply,
  errors: ['not_found', 'favourite_limit_reached'],
});

export const mergeFavourites = defineEndpoint({
  method: 'POST',
  path: '/api/favourites/merge',
  access: 'signed-in',
  summary: 'Moves the favourites of a browser without an account into the account (KEEP-01).',
  body: mergeBody,
  reply: dataReply(mergeResult),
});

export const updateFavourite = defineEndpoint({
  method: 'PATCH',
  path: '/api/favourites/{kind}/{id}',
  access: 'signed-in',
  summary: 'Changes the note or the position of a favourite (KEEP-02).',
  params: favouriteParams,
  body: favouriteUpdate,
  reply: messageReply,
});

export const removeFavourite = defineEndpoint({
  method: 'DELETE',
  path: '/api/favourites/{kind}/{id}',
  access: 'signed-in',
  summary: 'Removes a listing from the favourites; without effect on one that is not among them.',
  params: favouriteParams,
  reply: messageReply,
});

export const listCards = defineEndpoint({
  method: 'GET',
  path: '/api/listing-cards',
  access: 'public',
  summary:
    'The cards of published listings by their ids, for favourites and the recently seen ones; with the days of a stay those of accommodations have its total, or no `stay` where it is not possible (CAL-06).',
  query: cardsQuery,
  reply: dataReply(cardsByKind),
});

export const compareListings = defineEndpoint({
  method: 'GET',
  path: '/api/compare',
  access: 'public',
  summary: `Up to four listings of one kind, to be shown side by side (KEEP-03): the published ones, and for ${daysAfterEnd} days those that have ended, whose \`state\` says so and which have no contact data. Others are left out.`,
  query: compareQuery,
  reply: dataReply(comparedListings),
});

export const listFavouriteLists = defineEndpoint({
  method: 'GET',
  path: '/api/favourite-lists',
  access: 'signed-in',
  summary:
    'The links to the caller’s favourites that are in force (KEEP-04), the newest first, without their secrets, and what their second person has answered.',
  reply: dataReply(z.array(favouriteList)),
});

export const createFavouriteList = defineEndpoint({
  method: 'POST',
  path: '/api/favourite-lists',
  access: 'signed-in',
  status: 201,
  summary: 'Creates a link to the caller’s favourites (KEEP-04); its secret is returned here only.',
  body: favouriteListBody,
  reply: fieldsReply({ insertID: id, data: sharedToken }),
  errors: ['list_limit_reached'],
});

export const updateFavouriteList = defineEndpoint({
  method: 'PATCH',
  path: '/api/favourite-lists/{listID}',
  access: 'signed-in',
  summary:
    'Changes one of the caller’s lists (KEEP-04): its name, what it shows, and which favourites are in it.',
  params: z.object({ listID: textID }),
  body: favouriteListUpdate,
  reply: messageReply,
});

export const deleteFavouriteList = defineEndpoint({
  method: 'DELETE',
  path: '/api/favourite-lists/{listID}',
  access: 'signed-in',
  summary: 'Takes a link back, which then answers as if it had never been (KEEP-04).',
  params: z.object({ listID: textID }),
  reply: messageReply,
});

export const getSharedList = defineEndpoint({
  method: 'GET',
  path: '/api/shared-lists/{token}',
  access: 'public',
  summary: 'A shared list (KEEP-04); 404 for a link that was taken back or never existed.',
  params: sharedListParams,
  reply: dataReply(sharedList),
  errors: ['not_found'],
});

export const namePartner = defineEndpoint({
  method: 'PATCH',
  path: '/api/shared-lists/{token}',
  access: 'public',
  summary:
    'The second person of a list says their name (KEEP-04), which its owner sees; 404 also for a list that is read only.',
  params: linkToken,
  body: partnerBody,
  reply: messageReply,
  errors: ['not_found'],
});

export const answerSharedList = defineEndpoint({
  method: 'PUT',
  path: '/api/shared-lists/{token}/answers/{kind}/{id}',
  access: 'public',
  summary:
    'What the second person of a list says of one of its listings (KEEP-04), in place of what they said before; 404 also for a list that is read only.',
  params: sharedListingParams,
  body: listAnswer,
  reply: messageReply,
  errors: ['not_found'],
});
