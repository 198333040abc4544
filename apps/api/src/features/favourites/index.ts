export { createComparison } from './comparison.ts';
export { removeFavouritesOfUser } from './favourites.queries.ts';
export { favouriteRoutes } from './favourites.routes.ts';
export { createFavouriteService } from './favourites.service.ts';
export { createListingCards, type FindListingCards } from './listing-cards.ts';
export { findReportedList, selectPresentLists, takeListBack } from './reported-list.ts';
export { removeListsOfUser } from './shared-lists.queries.ts';
export { createSharedLists, deleteForgottenLists } from './shared-lists.service.ts';
