import { fromEntries, pick, toFlag } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { withoutInapplicable } from '@piacter/contracts/core/fields';
import {
  type AccommodationRequestBody,
  type AccommodationRequestCard,
  type AccommodationRequestDetail,
  type AccommodationRequestQuery,
  type AccommodationRequestRecord,
  type AccommodationRequestSearch,
  childrenFields,
  accommodationRequestFields as fields,
  type HostAnswer,
  pastArrival,
} from '@piacter/contracts/requests';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import type { FindRequestedStays, RequestedStay } from '../accommodations/index.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import { createMailOutbox } from '../emails/index.ts';
import { createColumnReader, lookupChoices } from '../listings/rows/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import type { ListingPage } from '../search/index.ts';
import { createThreadBeginning } from '../threads/index.ts';
import { toAccommodationRequestConditions } from './accommodation-request-search.ts';
import {
  type AccommodationRequestRow,
  deleteUnanswered,
  findAccommodationRequest,
  hasContacted,
  insertAccommodationRequest,
  insertHostContact,
  isOwnStay,
  lockAccommodationRequest,
  stayColumnSpecs,
  stayColumns,
} from './accommodation-requests.queries.ts';
import { refreshFound, refreshMatches } from './found-requests.ts';
import { loadOwnAnswer, loadReceivedAnswers } from './host-answers.ts';
import { type HostContact, hostContactMail } from './host-contact-mail.ts';
import { findOwnDistances } from './own-distances.ts';
import { isOver } from './past-stays.ts';
import { describeRequest } from './request-descriptions.ts';
import { getViewpoint, requestNotFound, type Viewpoint } from './request-kinds.ts';
import { findRequestPage, ownRequestPage } from './request-page.ts';
import { replaceRegions, toNames } from './request-regions.ts';
import { assertAnswerable, toStateFields } from './request-states.ts';
import { hasContactPackage, mayReadContact, type RequesterContacts } from './requester-contact.ts';
import { hostAnswerWithoutWords, unseenAnswer } from './requests.text.ts';

interface AccommodationRequestDeps extends Pick<Deps, 'db' | 'readDb' | 'clock' | 'config'> {
  lookups: LookupService;
  places: PlaceService;
  contacts: RequesterContacts;
  findOwnStays: FindRequestedStays;
}

const stayIsOver =
  'A kért időszak már elmúlt, erre az ajánlatkérésre nem jelentkezhetsz. Keress másik ajánlatkérést!';

/** The thread of a host's answer, which is its first entry (MSG-03). */
const toBeginning = ({ requestID, requesterID, hostID, message }: HostContact, title: string) =>
  ({
    kind: 'accommodation-request',
    targetID: requestID,
    title,
    ownerID: hostID,
    other: { userID: requesterID },
    side: 'owner',
    text: message ?? hostAnswerWithoutWords,
    messageKind: 'answer',
  }) as const;

const readColumns = createColumnReader(stayColumnSpecs);

/** The fields of every reply, of which cards have some. */
const toRecord = (
  row: AccommodationRequestRow,
  names: LookupNames,
  today: string,
): AccommodationRequestRecord => ({
  ...readColumns(row, names),
  ...pick(row, ['requestID', 'requesterID']),
  ...toStateFields(row, today),
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  settlements: toNames(row.regionNames),
  hasResponse: row.responseCount > 0 ? 1 : null,
  isOver: toFlag(isOver(row, today)),
});

/** The search of accommodations that a request would be. */
const toRequestedStay = (request: AccommodationRequestRecord): RequestedStay => ({
  requestID: request.requestID,
  settlements: request.settlements,
  query: fromEntries(
    Object.entries({
      ...{ countryID: request.countryID, mealPlan: request.mealPlanID },
      ...{ arrival: request.startDate, departure: request.endDate, adults: request.adultPeople },
      ...pick(request, childrenFields),
      pets: request.hasPets === 1 ? request.petNumbers || 1 : 0,
    }).map(([name, value]) => [name, String(value)]),
  ),
});

/** Requests for accommodation, which cannot be changed and are answered by hosts. */
export function createAccommodationRequestService(deps: AccommodationRequestDeps) {
  const { db, readDb, clock, config, lookups, places, contacts, findOwnStays } = deps;
  const outbox = createMailOutbox(deps);
  const begin = createThreadBeginning(deps);

  const pageOf = ({ order, orderBy, page }: AccommodationRequestQuery) =>
    ({ kind: 'accommodation', columns: stayColumns, direction: orderBy ?? order ?? 'DESC', page }) as const;

  async function toCards({
    rows,
    ...totals
  }: ListingPage<AccommodationRequestRow>): Promise<ListingPage<AccommodationRequestRecord>> {
    const names = await lookups.names();
    const today = toBudapestDay(clock.now());
    return { ...totals, rows: rows.map((row) => toRecord(row, names, today)) };
  }

  async function find(
    session: Session,
    requestID: number,
  ): Promise<{ row: AccommodationRequestRow; viewpoint: Viewpoint; record: AccommodationRequestRecord }> {
    const row = await findAccommodationRequest(db, requestID);
    if (!row) throw requestNotFound();
    const viewpoint = getViewpoint('accommodation', row, session);
    const record = toRecord(row, await lookups.names(), toBudapestDay(clock.now()));
    return { row, viewpoint, record };
  }

  return {
    /** Creates a request and returns its id. */
    async create({ userID }: Session, body: AccommodationRequestBody): Promise<number> {
      await lookups.assertChoices(lookupChoices(stayColumnSpecs, body));
      const now = clock.now();
      if (body.startDate < toBudapestDay(now)) throw invalidField('startDate', pastArrival);
      const { regions, settlements, ...columns } = withoutInapplicable(fields, body);
      const gazetteer = await places.gazetteer();
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, userID);
        const requestID = await insertAccommodationRequest(trx, {
          ...columns,
          requesterID: userID,
          created: now,
          updated: now,
        });
        const names = regions ?? settlements ?? [];
        const placed = { requestID, countryID: body.countryID, names };
        await replaceRegions(trx, gazetteer, 'accommodation', placed);
        await refreshMatches(trx, 'accommodation', [requestID], now);
        return requestID;
      });
    },

    /** The caller's own requests, newest first by default. */
    own: async ({ userID }: Session, query: AccommodationRequestQuery) =>
      toCards(await ownRequestPage(db, isOwnStay(userID, query, await places.gazetteer()), pageOf(query))),

    /** Open requests for hosts, with what their own calendars and prices say. */
    async search(
      { userID }: Session,
      query: AccommodationRequestSearch,
    ): Promise<ListingPage<AccommodationRequestCard>> {
      const known = { gazetteer: await places.gazetteer(), today: toBudapestDay(clock.now()) };
      const conditions = toAccommodationRequestConditions(query, known);
      const page = await toCards(await findRequestPage(readDb, conditions, pageOf(query)));
      const getOwnStays = await findOwnStays(userID, page.rows.map(toRequestedStay));
      const getDistance = await findOwnDistances(readDb, known.gazetteer, {
        kind: 'accommodation',
        userID,
        requestIDs: page.rows.map(({ requestID }) => requestID),
      });
      const rows = page.rows.map((row) => ({
        ...row,
        ownStays: getOwnStays(row.requestID),
        ...getDistance(row.requestID),
      }));
      return { ...page, rows };
    },

    /** A request; with contact data for its requester, the admin, and hosts with the contact data package. */
    async detail(session: Session, requestID: number): Promise<AccommodationRequestDetail> {
      const { row, viewpoint, record } = await find(session, requestID);
      const isVisible = await mayReadContact(db, viewpoint, session, clock.now());
      const isAsked = viewpoint === 'responder' && record.state === 'open';
      const getOwnStays = isAsked && (await findOwnStays(session.userID, [toRequestedStay(record)]));
      return {
        ...record,
        ...(getOwnStays && { ownStays: getOwnStays(requestID) }),
        ...(await contacts.load(
          { session, viewpoint, kind: 'accommodation', request: row, isVisible },
          await lookups.names(),
        )),
        isOwn: toFlag(viewpoint === 'requester'),
        hasOwnContact: toFlag(
          viewpoint === 'responder' && (await hasContacted(db, requestID, session.userID)),
        ),
      };
    },

    /** The answers of hosts to one of the caller's requests; for a host their own one, which others do not see. */
    async answers(session: Session, requestID: number): Promise<HostAnswer[]> {
      const { viewpoint } = await find(session, requestID);
      return viewpoint === 'requester'
        ? loadReceivedAnswers(db, requestID)
        : loadOwnAnswer(db, requestID, session.userID);
    },

    /** One of the caller's requests for its read-only form. */
    async record(session: Session, requestID: number): Promise<AccommodationRequestRecord> {
      const { viewpoint, record } = await find(session, requestID);
      if (viewpoint !== 'requester') throw requestNotFound();
      return record;
    },

    /** Deletes one of the caller's requests; throws `already_answered` once a host has answered. */
    async remove(session: Session, requestID: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (await deleteUnanswered(trx, requestID, session.userID)) {
          await refreshFound(trx, 'accommodation', [requestID]);
          return;
        }
        const row = await findAccommodationRequest(trx, requestID);
        if (!row || getViewpoint('accommodation', row, session) !== 'requester') throw requestNotFound();
        throw new ApiError('already_answered', row.responseCount > 0 ? {} : { message: unseenAnswer });
      });
    },

    /**
     * Records a host's answer and mails it to the requester with the host's accommodations. Throws `package_required`
     * without the contact data package, `already_answered` the second time, `request_closed` once the stay is over or the
     * request closed.
     */
    async contact(session: Session, requestID: number, message: string | null): Promise<void> {
      const now = clock.now();
      const names = await lookups.names();
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, session.userID);
        const row = await lockAccommodationRequest(trx, requestID);
        if (!row || getViewpoint('accommodation', row, session) !== 'responder') throw requestNotFound();
        const today = toBudapestDay(now);
        if (isOver(row, today)) throw new ApiError('request_closed', { message: stayIsOver });
        assertAnswerable({ ...row, openUntil: row.endDate }, today);
        if (!(await hasContactPackage(trx, session, now))) throw new ApiError('package_required');
        const answer = { requestID, userID: session.userID, message, created: now };
        if (!(await insertHostContact(trx, answer)))
          throw new ApiError('already_answered', {
            message: 'Erre az ajánlatkérésre már jelentkeztél, várd meg a választ!',
          });
        const contact = { requestID, requesterID: row.requesterID, hostID: session.userID, message };
        await begin(
          trx,
          toBeginning(contact, await describeRequest(trx, names, 'accommodation', requestID)),
          now,
        );
        const mail = await hostContactMail(trx, { publicUrl: config.publicUrl, names }, contact);
        if (mail) await outbox.add(trx, mail);
      });
    },
  };
}

export type AccommodationRequestService = ReturnType<typeof createAccommodationRequestService>;
