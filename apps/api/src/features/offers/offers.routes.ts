import * as contract from '@piacter/contracts/offers';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { OfferService } from './offers.service.ts';

export const offerRoutes = (offers: OfferService): Implementation[] => [
  implement(contract.sendOffer, async ({ body, session }) => ({
    insertID: await offers.send(session, body),
    message: 'Az ajánlatodat elküldtük.',
  })),
  implement(contract.replaceOffer, ({ params, session }) => offers.refuseChange(session, params.id)),
  implement(contract.withdrawOffer, ({ params, session }) => offers.refuseChange(session, params.id)),
  implement(contract.listOffersOfRequest, async ({ params, session }) => ({
    data: await offers.ofRequest(session, params.requestID),
  })),
  implement(contract.getOfferOfFirm, async ({ params, session }) => ({
    data: await offers.ofFirm(session, params.requestID, params.firmID),
  })),
  implement(contract.listOwnOffers, async ({ query, session }) => {
    const { rows, ...totals } = await offers.own(session, query);
    return { data: rows, ...totals };
  }),
  implement(contract.acceptOffer, async ({ params, session }) => {
    await offers.accept(session, params.responseID);
    return { message: 'Elfogadtad az ajánlatot.' };
  }),
  implement(contract.hasAcceptedOffer, async ({ params, session }) => ({
    hasAcceptedOffer: await offers.hasAccepted(session, params.requestID),
  })),
];
