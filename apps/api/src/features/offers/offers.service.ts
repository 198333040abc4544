import { toFlag } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { documentedMessages } from '@piacter/contracts/core/hungarian';
import type { Offer, OfferBody, OwnOfferCard, OwnOfferQuery, PriceUnit } from '@piacter/contracts/offers';
import { packageTypes } from '@piacter/contracts/packages';
import type { TimeUnit } from '@piacter/contracts/requests';
import { sql } from 'kysely';
import { inTransaction, isDuplicate, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { holdAccount, lockAccount } from '../accounts/lock/index.ts';
import { createMailOutbox, findPeople } from '../emails/index.ts';
import { published } from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { getUserPieces } from '../orders/index.ts';
import type { PlaceService } from '../places/index.ts';
import { findPlaces } from '../places/search/index.ts';
import {
  assertAnswerable,
  assertOwnRequest,
  describeRequest,
  describeWorkPlace,
  getRequestState,
  getViewpoint,
  requestEndText,
  requestNotFound,
  requestStatus,
} from '../requests/index.ts';
import type { ListingPage } from '../search/index.ts';
import { createThreadBeginning, openGate } from '../threads/index.ts';
import { toBeginning } from './offer-entry.ts';
import { createOfferMails, toSides } from './offer-mails.ts';
import {
  findAcceptance,
  findOffer,
  hasUserOffer,
  insertOffer,
  lockRequest,
  markAccepted,
  markSeen,
  type OfferRow,
  type OwnOfferRow,
  selectAcceptedContact,
  selectOwnOffers,
  selectRequestOffers,
  selectUserOffer,
  selectUserServices,
  spendOffer,
  toStatus,
} from './offers.queries.ts';

interface OfferDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'log'> {
  lookups: LookupService;
  places: PlaceService;
}

const alreadyOffered = () => new ApiError('already_offered');
const offerNotFound = () => notFound(notFoundText('ajánlat'));
const notAvailable = () =>
  new ApiError('conflict', {
    message:
      'Ezt az ajánlatot most nem fogadhatod el, mert a szakember fiókja nem aktív. Frissítsd az oldalt, és válassz másik ajánlatot!',
  });
/** Why no offer on a request can be accepted: one was, or an admin has hidden the request. */
const cannotAccept = ({ status }: { status: number }) =>
  status === requestStatus.hidden
    ? new ApiError('request_closed', { message: requestEndText.hiddenOwn })
    : new ApiError('already_accepted');

async function quotaExceeded(trx: Trx, userID: number): Promise<ApiError> {
  const { hasAny, bought } = await getUserPieces(trx, userID, packageTypes.offers);
  return new ApiError('quota_exceeded', {
    message: hasAny
      ? `Maximálisan ${bought} ajánlatot küldhetsz! Ha többet szeretnél, vásárolj újabb csomagot!`
      : documentedMessages.noOfferPackage,
  });
}

/** The fields of an offer in every reply. */
const toFields = (
  row: Omit<OwnOfferRow, 'serviceTypeID' | 'postalCode' | 'settlement' | 'requestStatus' | 'openUntil'>,
) => ({
  responseID: row.responseID,
  requestID: row.requestID,
  description: row.description,
  responseTime: row.responseTime,
  timeUnit: row.timeUnit as TimeUnit,
  price: row.price,
  priceUnit: row.priceUnit as PriceUnit,
  accepted: toStatus(row.accepted),
  created: row.created.toISOString(),
  seenAt: row.seenAt?.toISOString() ?? null,
});

/** What mails call a request: its profession, and the whole in a line. */
const nameRequest = async (
  trx: Trx,
  names: LookupNames,
  { requestID, serviceTypeID }: Record<'requestID' | 'serviceTypeID', number>,
) => ({
  profession: names.findName('professions', serviceTypeID) ?? '',
  request: await describeRequest(trx, names, 'service', requestID),
});

/** Offers of professionals on service requests, and their acceptance. */
export function createOfferService(deps: OfferDeps) {
  const { db, clock, config, log, lookups, places } = deps;
  const outbox = createMailOutbox(deps);
  const mails = createOfferMails(config.publicUrl);
  const begin = createThreadBeginning(deps);

  /** The same offers for their requester, who sees how to reach the professional of the accepted one. */
  async function withContact(requestID: number, offers: readonly Offer[]): Promise<Offer[]> {
    const found = await selectAcceptedContact(db, requestID);
    if (!found) return [...offers];
    const { responseID, email, ...contact } = found;
    return offers.map((offer) =>
      offer.responseID === responseID
        ? { ...offer, contact: { ...contact, contactEmail: contact.contactEmail ?? email } }
        : offer,
    );
  }

  /** The offers on a request with their professionals and the places of their services, without contact data. */
  async function toOffers(
    requestID: number,
    rows: readonly OfferRow[],
    names: LookupNames,
  ): Promise<Offer[]> {
    const userIDs = [...new Set(rows.map(({ userID }) => userID))];
    const services = userIDs.length === 0 ? [] : await selectUserServices(db, requestID, userIDs, published);
    return rows.map((row) => ({
      ...toFields(row),
      firmID: row.userID,
      isFirm: toFlag(row.isFirm),
      firmName: row.firmName,
      firmType: row.firmType,
      firmTypeName: names.findName('types_firm', row.firmType),
      firstName: row.firstName,
      lastName: row.lastName,
      serviceUrls: services
        .filter(({ userID }) => userID === row.userID)
        .map(({ serviceID, title, isOfProfession }) => ({
          serviceUrl: listingUrl(title, serviceID),
          title,
          isOfProfession: toFlag(Number(isOfProfession)),
        })),
      contact: null,
    }));
  }

  /** The offers as their requester sees them, which is noted; they are read though it cannot be. */
  async function toSeen(requestID: number, rows: readonly OfferRow[]): Promise<Offer[]> {
    const unseen = rows.filter(({ seenAt }) => seenAt === null).map(({ responseID }) => responseID);
    if (unseen.length > 0)
      await markSeen(db, unseen, clock.now()).catch((error: unknown) =>
        log.warn({ err: error, requestID }, 'seen offers not noted'),
      );
    return withContact(requestID, await toOffers(requestID, rows, await lookups.names()));
  }

  /** Conditions on the place of the request; undefined when no request can match. */
  async function placeConditions(address: string | undefined) {
    if (!address) return [];
    const found = findPlaces(await places.gazetteer(), address, undefined);
    if (found.kind === 'settlements') return [sql`request.settlementID in (${sql.join(found.ids)})`];
    if (found.kind === 'regions') return [sql`request.regionID in (${sql.join(found.ids)})`];
    return [sql`request.settlement = ${address.trim()}`];
  }

  return {
    /**
     * Sends a professional's only offer on an open request and spends one piece of the package of offers, atomically.
     * Throws `not_found`, `request_closed`, `already_offered`, `quota_exceeded`.
     */
    async send(session: Session, body: OfferBody): Promise<number> {
      const { userID } = session;
      const names = await lookups.names();
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, userID);
        // The lock serializes offers, acceptance and withdrawal of a request.
        const request = await lockRequest(trx, body.requestID);
        if (!request || getViewpoint('service', request, session) !== 'responder') throw requestNotFound();
        if (await hasUserOffer(trx, body.requestID, userID)) throw alreadyOffered();
        assertAnswerable(request, toBudapestDay(clock.now()));
        const orderID = await spendOffer(trx, userID);
        if (orderID === undefined) throw await quotaExceeded(trx, userID);
        const { requestID, description, responseTime, timeUnit, price, priceUnit } = body;
        const offer = { requestID, description, responseTime, timeUnit, price, priceUnit };
        const responseID = await insertOffer(trx, { ...offer, userID, orderID, created: clock.now() }).catch(
          (error: unknown) => {
            throw isDuplicate(error) ? alreadyOffered() : error;
          },
        );
        const named = await nameRequest(trx, names, request);
        const event = { ...named, ...offer, responseID };
        await begin(trx, toBeginning({ ...event, requesterID: request.requesterID, userID }), clock.now());
        const people = await findPeople(trx, [request.requesterID, userID]);
        const sides = toSides(people, request.requesterID, userID);
        if (sides) await outbox.add(trx, mails.sent(event, sides));
        return responseID;
      });
    },

    /**
     * Accepts an offer on the caller's request, which is final; the others are refused, and all sides notified. Throws
     * `not_found` for another user's request, `already_accepted` the second time, `request_closed` for a hidden one, and
     * `conflict` while its professional is blocked.
     */
    async accept({ userID }: Session, responseID: number): Promise<void> {
      const names = await lookups.names();
      const found = await findOffer(db, responseID);
      if (!found) throw offerNotFound();
      await inTransaction(db, async (trx) => {
        // Accounts before requests, as their deletion and their blocking lock them.
        await lockAccount(trx, userID);
        const isAvailable = await holdAccount(trx, found.userID);
        const request = await lockRequest(trx, found.requestID);
        // Read again under the locks: it goes with the account of its professional.
        const offer = await findOffer(trx, responseID);
        if (!offer || request?.requesterID !== userID) throw offerNotFound();
        if (!isAvailable && request.acceptedResponseID === null) throw notAvailable();
        if (!(await markAccepted(trx, offer.requestID, responseID))) throw cannotAccept(request);
        await openGate(trx, 'service-offer', responseID);
        const named = await nameRequest(trx, names, request);
        const place = await describeWorkPlace(trx, names, offer.requestID);
        const offers = await selectRequestOffers(trx, offer.requestID);
        const people = await findPeople(trx, [userID, ...offers.map((other) => other.userID)]);
        const drafts = offers.flatMap((other) => {
          const sides = toSides(people, userID, other.userID);
          if (!sides) return [];
          const event = { ...toFields(other), ...named };
          return other.responseID === responseID
            ? mails.accepted({ ...event, place }, sides)
            : mails.refused(event, sides);
        });
        await outbox.add(trx, ...drafts);
      });
    },

    /** The offers on one of the caller's requests; throws `not_found` for another user's. */
    async ofRequest(session: Session, requestID: number): Promise<Offer[]> {
      await assertOwnRequest(db, 'service', requestID, session);
      return toSeen(requestID, await selectRequestOffers(db, requestID));
    },

    /** A professional's offer: the caller's own, or one on the caller's request; null without one. */
    async ofFirm(session: Session, requestID: number, firmID: number): Promise<Offer | null> {
      const isRequester = session.role === 'ajanlatkero';
      if (isRequester) await assertOwnRequest(db, 'service', requestID, session);
      else if (firmID !== session.userID) throw notFound();
      const row = await selectUserOffer(db, requestID, firmID);
      const rows = row ? [row] : [];
      const [offer] = isRequester
        ? await toSeen(requestID, rows)
        : await toOffers(requestID, rows, await lookups.names());
      return offer ?? null;
    },

    /** A professional's own offers, newest first. */
    async own({ userID }: Session, query: OwnOfferQuery): Promise<ListingPage<OwnOfferCard>> {
      const names = await lookups.names();
      const { rows, ...totals } = await selectOwnOffers(
        db,
        userID,
        query,
        await placeConditions(query.address),
      );
      const cards = rows.map((row) => ({
        ...toFields(row),
        serviceID: row.serviceTypeID,
        serviceName: names.findName('professions', row.serviceTypeID) ?? '',
        postalCode: row.postalCode,
        settlement: row.settlement,
        requestState: getRequestState(
          { status: row.requestStatus, openUntil: row.openUntil },
          toBudapestDay(clock.now()),
        ),
      }));
      return { ...totals, rows: cards };
    },

    /** Whether an offer on a request was accepted; throws `not_found` unless the caller may see the request. */
    async hasAccepted(session: Session, requestID: number): Promise<boolean> {
      const row = await findAcceptance(db, requestID);
      if (!row) throw requestNotFound();
      getViewpoint('service', row, session);
      return row.acceptedResponseID !== null;
    },

    /** Always throws, as a sent offer cannot be changed; `not_found` for another user's. */
    async refuseChange({ userID }: Session, responseID: number): Promise<never> {
      const offer = await findOffer(db, responseID);
      if (offer?.userID !== userID) throw offerNotFound();
      throw new ApiError('not_editable', {
        message: 'Az elküldött ajánlaton már nem módosíthatsz! Az Ajánlataim oldalon megnézheted.',
      });
    },
  };
}

export type OfferService = ReturnType<typeof createOfferService>;
