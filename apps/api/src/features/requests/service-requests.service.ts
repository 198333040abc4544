import { createRecord, pick, toFlag } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import type {
  OwnServiceRequestCard,
  OwnServiceRequestQuery,
  ServiceRequestBody,
  ServiceRequestCard,
  ServiceRequestDetail,
  ServiceRequestQuery,
  ServiceRequestRecord,
  TimeUnit,
} from '@piacter/contracts/requests';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import { removeUnusedPictures } from '../images/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import { type PlaceService, resolvePlace } from '../places/index.ts';
import type { ListingPage } from '../search/index.ts';
import { refreshFound, refreshMatches } from './found-requests.ts';
import { findOwnDistances } from './own-distances.ts';
import { deleteRequestImages, selectRequestImages } from './request-images.queries.ts';
import { getViewpoint, requestNotFound } from './request-kinds.ts';
import { findRequestPage, ownRequestPage } from './request-page.ts';
import { toStateFields } from './request-states.ts';
import type { RequesterContacts } from './requester-contact.ts';
import { unseenAnswer } from './requests.text.ts';
import { toServiceRequestConditions } from './service-request-search.ts';
import {
  addressFields,
  archiveUnanswered,
  countProfessionals,
  countProfessionalsOf,
  exactFields,
  findServiceRequest,
  insertServiceRequest,
  isAcceptedOffer,
  isOwn,
  openColumns,
  openColumnsFor,
  type RequestAddress,
  type ServiceRequestRow,
  selectExactAddress,
  selectProfileAddress,
} from './service-requests.queries.ts';

interface ServiceRequestDeps extends Pick<Deps, 'db' | 'readDb' | 'clock' | 'files' | 'log'> {
  lookups: LookupService;
  places: PlaceService;
  contacts: RequesterContacts;
}

/** The fields that cards and details of a request share. */
const toCommonFields = (row: ServiceRequestRow, names: LookupNames, today: string) => ({
  ...pick(row, ['requestID', 'description', 'requestTime', 'postalCode', 'settlement']),
  ...toStateFields(row, today),
  serviceID: row.serviceTypeID,
  serviceName: names.findName('professions', row.serviceTypeID) ?? '',
  timeUnit: row.timeUnit as TimeUnit,
  created: row.created.toISOString(),
});

/** A row of a search by professionals. */
type OpenRow = ServiceRequestRow & { hasOwnOffer: number };

const toHasAnswer = ({ responseCount }: ServiceRequestRow) => (responseCount > 0 ? (1 as const) : null);

const nowhere = createRecord(exactFields, () => null);

/** Requests for professionals' services, which cannot be changed. */
export function createServiceRequestService(deps: ServiceRequestDeps) {
  const { db, readDb, clock, lookups, places, contacts } = deps;

  /** The address to store; with `disableAddress` a copy of the profile's. */
  async function addressFor({ userID }: Session, body: ServiceRequestBody): Promise<RequestAddress> {
    if (body.disableAddress === 1) return selectProfileAddress(db, userID);
    if (!body.settlement) throw invalidField('settlement', fieldMessages.required);
    return pick(body, addressFields);
  }

  async function toRecord(
    row: ServiceRequestRow,
    isExact: boolean,
    names: LookupNames,
  ): Promise<ServiceRequestRecord> {
    const exact = isExact ? await selectExactAddress(db, row.requestID) : nowhere;
    return {
      ...toCommonFields(row, names, toBudapestDay(clock.now())),
      disableAddress: toFlag(row.disableAddress),
      countryID: row.countryID,
      countryName: names.findName('countries', row.countryID),
      countyRegion: row.countyRegion,
      ...exact,
      publicPlaceName: names.findName('types_public_place', exact.publicPlaceType),
      hasResponse: toHasAnswer(row),
      responseCount: row.responseCount,
      hasAcceptedOffer: row.acceptedResponseID !== null,
    };
  }

  const newestFirst = { kind: 'service', direction: 'DESC' } as const;

  return {
    /** Creates a request; returns its id, and how many professionals have it on their list of what suits them. */
    async create(
      session: Session,
      body: ServiceRequestBody,
    ): Promise<{ insertID: number; professionalCount: number }> {
      await lookups.assertChoices([
        ['serviceID', 'professions', body.serviceID],
        ['countryID', 'countries', body.countryID],
        ['publicPlaceType', 'types_public_place', body.publicPlaceType],
      ]);
      const address = await addressFor(session, body);
      const place = resolvePlace(await places.gazetteer(), address);
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, session.userID);
        const work = {
          ...address,
          ...place,
          requesterID: session.userID,
          serviceTypeID: body.serviceID,
        };
        const insertID = await insertServiceRequest(trx, {
          ...work,
          description: body.description,
          requestTime: body.requestTime,
          timeUnit: body.timeUnit,
          disableAddress: body.disableAddress,
          created: clock.now(),
        });
        await refreshMatches(trx, 'service', [insertID], clock.now());
        return { insertID, professionalCount: await countProfessionals(trx, work) };
      });
    },

    /** The caller's own requests, newest first. */
    async own(
      { userID }: Session,
      query: OwnServiceRequestQuery,
    ): Promise<ListingPage<OwnServiceRequestCard>> {
      const names = await lookups.names();
      const { rows, ...totals } = await ownRequestPage<ServiceRequestRow>(db, isOwn(userID, query), {
        ...newestFirst,
        columns: openColumns,
        page: query.page,
      });
      const toCard = (row: ServiceRequestRow): OwnServiceRequestCard => ({
        ...toCommonFields(row, names, toBudapestDay(clock.now())),
        hasResponse: toHasAnswer(row),
        responseCount: row.responseCount,
        hasAcceptedOffer: row.acceptedResponseID !== null,
      });
      return { ...totals, rows: rows.map(toCard) };
    },

    /** Open requests for professionals, newest first, without personal data. */
    async search({ userID }: Session, query: ServiceRequestQuery): Promise<ListingPage<ServiceRequestCard>> {
      const names = await lookups.names();
      const known = { gazetteer: await places.gazetteer(), rows: await lookups.rows() };
      const conditions = await toServiceRequestConditions(readDb, userID, query, known);
      const { rows, ...totals } = await findRequestPage<OpenRow>(readDb, conditions, {
        ...newestFirst,
        columns: openColumnsFor(userID),
        page: query.page,
      });
      const requestIDs = rows.map(({ requestID }) => requestID);
      const getDistance = await findOwnDistances(readDb, known.gazetteer, {
        kind: 'service',
        userID,
        requestIDs,
      });
      const toCard = (row: OpenRow): ServiceRequestCard => ({
        ...toCommonFields(row, names, toBudapestDay(clock.now())),
        ...pick(row, ['countyRegion', 'responseCount', 'imageCount']),
        hasOwnOffer: toFlag(row.hasOwnOffer),
        ...getDistance(row.requestID),
      });
      return { ...totals, rows: rows.map(toCard) };
    },

    /**
     * A request with its pictures. Contact data and the exact address are disclosed to the requester, the admin, and the
     * professional whose offer was accepted.
     */
    async detail(session: Session, requestID: number): Promise<ServiceRequestDetail> {
      const row = await findServiceRequest(db, requestID);
      if (!row) throw requestNotFound();
      const viewpoint = getViewpoint('service', row, session);
      const isVisible =
        viewpoint !== 'responder' ||
        (row.acceptedResponseID !== null &&
          (await isAcceptedOffer(db, row.acceptedResponseID, session.userID)));
      const names = await lookups.names();
      const images = await selectRequestImages(db, requestID);
      const isRequester = viewpoint === 'requester';
      const record = await toRecord(row, isVisible, names);
      const isWaiting = isRequester && record.state === 'open' && row.responseCount === 0;
      return {
        ...record,
        ...(await contacts.load({ session, viewpoint, kind: 'service', request: row, isVisible }, names)),
        images: images.map(({ imageID, path }) => ({ imageID, imagePath: path })),
        isOwn: toFlag(isRequester),
        ...(isWaiting && { professionalCount: await countProfessionalsOf(db, requestID) }),
      };
    },

    /** One of the caller's requests for its read-only form. */
    async record(session: Session, requestID: number): Promise<ServiceRequestRecord> {
      const row = await findServiceRequest(db, requestID);
      if (!row || getViewpoint('service', row, session) !== 'requester') throw requestNotFound();
      return toRecord(row, true, await lookups.names());
    },

    /** Withdraws one of the caller's requests with its pictures; throws `already_answered` once it has an offer. */
    async archive(session: Session, requestID: number): Promise<void> {
      const paths = await inTransaction(db, async (trx) => {
        if (await archiveUnanswered(trx, requestID, session.userID, clock.now())) {
          await refreshFound(trx, 'service', [requestID]);
          return deleteRequestImages(trx, requestID);
        }
        const row = await findServiceRequest(trx, requestID);
        if (!row || getViewpoint('service', row, session) !== 'requester') throw requestNotFound();
        throw new ApiError('already_answered', row.responseCount > 0 ? {} : { message: unseenAnswer });
      });
      await removeUnusedPictures(deps, paths);
    },
  };
}

export type ServiceRequestService = ReturnType<typeof createServiceRequestService>;
