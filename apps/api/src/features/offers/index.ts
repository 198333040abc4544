export { offerRoutes } from './offers.routes.ts';
export { createOfferService } from './offers.service.ts';
export { removeOffersOfUser } from './remove-offers.ts';
