import {
  addFavourite,
  answerSharedList,
  compareListings,
  createFavouriteList,
  deleteFavouriteList,
  getSharedList,
  listCards,
  listFavouriteLists,
  listFavourites,
  mergeFavourites,
  namePartner,
  removeFavourite,
  updateFavourite,
  updateFavouriteList,
} from '@piacter/contracts/favourites';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { Compare } from './comparison.ts';
import type { FavouriteService } from './favourites.service.ts';
import { favouriteText } from './favourites.text.ts';
import type { FindListingCards } from './listing-cards.ts';
import type { SharedLists } from './shared-lists.service.ts';

export const favouriteRoutes = (
  favourites: FavouriteService,
  findCards: FindListingCards,
  compare: Compare,
  lists: SharedLists,
): Implementation[] => [
  implement(listFavourites, async ({ session }) => ({ data: await favourites.list(session) })),
  implement(addFavourite, async ({ session, body }) => {
    await favourites.add(session, body);
    return { insertID: body.id, message: favouriteText.added };
  }),
  implement(mergeFavourites, async ({ session, body }) => ({
    data: await favourites.merge(session, body.favourites),
  })),
  implement(updateFavourite, async ({ session, params, body }) => {
    await favourites.update(session, params, body);
    return { message: favouriteText.updated };
  }),
  implement(removeFavourite, async ({ session, params }) => {
    await favourites.remove(session, params);
    return { message: favouriteText.removed };
  }),
  implement(listCards, async ({ query }) => ({ data: await findCards(query) })),
  implement(listFavouriteLists, async ({ session }) => ({ data: await lists.list(session) })),
  implement(createFavouriteList, async ({ session, body }) => {
    const { listID, token } = await lists.create(session, body);
    return { insertID: listID, data: { token }, message: favouriteText.listCreated };
  }),
  implement(updateFavouriteList, async ({ session, params, body }) => {
    await lists.update(session, params.listID, body);
    return { message: favouriteText.listUpdated };
  }),
  implement(deleteFavouriteList, async ({ session, params }) => {
    await lists.remove(session, params.listID);
    return { message: favouriteText.listRemoved };
  }),
  implement(getSharedList, async ({ params }) => ({ data: await lists.open(params.token) })),
  implement(namePartner, async ({ params, body }) => {
    await lists.namePartner(params.token, body.partnerName);
    return { message: favouriteText.partnerNamed };
  }),
  implement(answerSharedList, async ({ params: { token, ...listing }, body }) => {
    await lists.answer(token, listing, body);
    return { message: favouriteText.answered };
  }),
  implement(compareListings, async ({ query }) => ({ data: await compare(query) })),
];
