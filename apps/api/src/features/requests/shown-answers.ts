import { type SqlBool, sql } from 'kysely';

/**
 * Which offers and answers their requester sees: not those of blocked people, which come back once they are let in again,
 * but an accepted offer is an agreement. Conditions on the aliases `offer`, and `u` of the account that sent it.
 */
export const isShownOffer = sql<SqlBool>`(u.blockedAt is null or offer.accepted = 1)`;
export const isShownAnswer = sql<SqlBool>`u.blockedAt is null`;

/** Their numbers, of the alias `request`; what is stored counts the others, too. */
export const shownAnswers = {
  service: sql<number>`if(request.responseCount = 0, 0, (
    select count(*) from service_request_responses as offer join users as u on u.userID = offer.userID
    where offer.requestID = request.requestID and ${isShownOffer}))`,
  accommodation: sql<number>`if(request.responseCount = 0, 0, (
    select count(*) from accommodation_request_contacts as answer join users as u on u.userID = answer.userID
    where answer.requestID = request.requestID and ${isShownAnswer}))`,
};
