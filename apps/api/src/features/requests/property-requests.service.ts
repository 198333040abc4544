import { toFlag } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import {
  propertyRequestFields as fields,
  type PropertyRequestBody,
  type PropertyRequestCard,
  type PropertyRequestDetail,
  type PropertyRequestQuery,
  type PropertyRequestRecord,
  type PropertyRequestUpdate,
  propertyRequestBody,
} from '@piacter/contracts/requests';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { withChanges } from '../../core/db/with-changes.ts';
import type { Session } from '../../core/http/session.ts';
import { validate } from '../../core/http/validate.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import { createColumnReader, lookupChoices } from '../listings/rows/index.ts';
import type { LookupNames, LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import type { ListingPage } from '../search/index.ts';
import { refreshFound, refreshMatches } from './found-requests.ts';
import { findOwnDistances } from './own-distances.ts';
import {
  type ChoiceList,
  choiceTables,
  createRequestChoices,
  replaceChoices,
  selectChoices,
} from './property-request-choices.ts';
import { toPropertyRequestConditions } from './property-request-search.ts';
import {
  deletePropertyRequest,
  findPropertyRequest,
  insertPropertyRequest,
  isOwnPropertyRequest,
  lockWrittenColumns,
  type PropertyRequestRow,
  requestColumnSpecs,
  requestColumns,
  updatePropertyRequest,
} from './property-requests.queries.ts';
import { getViewpoint, requestNotFound, type Viewpoint } from './request-kinds.ts';
import { findRequestPage, ownRequestPage } from './request-page.ts';
import { replaceRegions, toNames } from './request-regions.ts';
import { toStateFields } from './request-states.ts';
import { mayReadContact, type RequesterContacts } from './requester-contact.ts';

interface PropertyRequestDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
  contacts: RequesterContacts;
}

const readColumns = createColumnReader(requestColumnSpecs);

/** The fields of every reply, of which cards have some. */
const toFields = (row: PropertyRequestRow, names: LookupNames, today: string) => ({
  ...readColumns(row, names),
  ...toStateFields(row, today),
  requestID: row.requestID,
  created: row.created.toISOString(),
  updated: row.updated.toISOString(),
  regions: toNames(row.regionNames),
});

/** Requests for properties, which can be changed later. */
export function createPropertyRequestService(deps: PropertyRequestDeps) {
  const { db, readDb, clock, lookups, places, contacts } = deps;

  const pageOf = ({ order, orderBy, page }: PropertyRequestQuery, usual: 'ASC' | 'DESC') =>
    ({ kind: 'property', columns: requestColumns, direction: orderBy ?? order ?? usual, page }) as const;

  async function toCards({
    rows,
    ...totals
  }: ListingPage<PropertyRequestRow>): Promise<ListingPage<PropertyRequestCard>> {
    const names = await lookups.names();
    return { ...totals, rows: rows.map((row) => toFields(row, names, toBudapestDay(clock.now()))) };
  }

  async function find(
    session: Session,
    requestID: number,
  ): Promise<{ row: PropertyRequestRow; viewpoint: Viewpoint; names: LookupNames }> {
    const row = await findPropertyRequest(db, requestID);
    if (!row) throw requestNotFound();
    return { row, viewpoint: getViewpoint('property', row, session), names: await lookups.names() };
  }

  const assertKnown = (body: PropertyRequestUpdate) =>
    lookups.assertChoices([
      ...lookupChoices(requestColumnSpecs, body),
      ['conditions', fields.conditions.list, body.conditions],
      ['buildTechnologies', fields.buildTechnologies.list, body.buildTechnologies],
    ]);

  /** One of the caller's requests in the format of its body, locked until the transaction ends. */
  async function findStored(trx: Trx, own: { requestID: number; userID: number }) {
    const stored = await lockWrittenColumns(trx, own);
    if (!stored) return undefined;
    const { regionNames, ...columns } = stored;
    return {
      ...columns,
      regions: toNames(regionNames),
      conditions: await selectChoices(trx, 'conditions', own.requestID),
      buildTechnologies: await selectChoices(trx, 'buildTechnologies', own.requestID),
    };
  }

  async function writeRelations(trx: Trx, requestID: number, body: PropertyRequestBody): Promise<void> {
    const placed = { requestID, countryID: body.countryID, names: body.regions };
    await replaceRegions(trx, await places.gazetteer(), 'property', placed);
    await replaceChoices(trx, 'conditions', requestID, body.conditions);
    await replaceChoices(trx, 'buildTechnologies', requestID, body.buildTechnologies);
    await refreshMatches(trx, 'property', [requestID], clock.now());
  }

  const loadChoiceNames = async (list: ChoiceList, requestID: number, names: LookupNames) =>
    (await selectChoices(db, list, requestID)).map((id) => ({
      id,
      typeName: names.findName(choiceTables[list].lookup, id) ?? '',
    }));

  return {
    choices: createRequestChoices(deps, lookups),

    /** Creates a request and returns its id. */
    async create({ userID }: Session, body: PropertyRequestBody): Promise<number> {
      await assertKnown(body);
      return inTransaction(db, async (trx) => {
        await lockAccount(trx, userID);
        const requestID = await insertPropertyRequest(trx, userID, body, clock.now());
        await writeRelations(trx, requestID, body);
        return requestID;
      });
    },

    /** Fields that are left out are kept; the result must be a valid request. */
    async update({ userID }: Session, requestID: number, changes: PropertyRequestUpdate): Promise<void> {
      await assertKnown(changes);
      await inTransaction(db, async (trx) => {
        const stored = await findStored(trx, { requestID, userID });
        if (!stored) throw requestNotFound();
        const body = validate(propertyRequestBody, withChanges(stored, changes));
        await updatePropertyRequest(trx, { requestID, userID }, body, clock.now());
        await writeRelations(trx, requestID, body);
      });
    },

    async remove({ userID }: Session, requestID: number): Promise<void> {
      await inTransaction(db, async (trx) => {
        if (!(await deletePropertyRequest(trx, requestID, userID))) throw requestNotFound();
        await refreshFound(trx, 'property', [requestID]);
      });
    },

    /** The caller's own requests, newest first by default. */
    async own({ userID }: Session, query: PropertyRequestQuery): Promise<ListingPage<PropertyRequestCard>> {
      const conditions = isOwnPropertyRequest(userID, query, await places.gazetteer());
      return toCards(await ownRequestPage(db, conditions, pageOf(query, 'DESC')));
    },

    /** Open requests for owners, oldest first by default. */
    async search(
      { userID }: Session,
      query: PropertyRequestQuery,
    ): Promise<ListingPage<PropertyRequestCard>> {
      const gazetteer = await places.gazetteer();
      const conditions = toPropertyRequestConditions(query, gazetteer);
      const page = await toCards(await findRequestPage(readDb, conditions, pageOf(query, 'ASC')));
      const getDistance = await findOwnDistances(readDb, gazetteer, {
        kind: 'property',
        userID,
        requestIDs: page.rows.map(({ requestID }) => requestID),
      });
      return { ...page, rows: page.rows.map((row) => ({ ...row, ...getDistance(row.requestID) })) };
    },

    /** A request; with contact data for its requester, the admin, and owners with the contact data package. */
    async detail(session: Session, requestID: number): Promise<PropertyRequestDetail> {
      const { row, viewpoint, names } = await find(session, requestID);
      const isVisible = await mayReadContact(db, viewpoint, session, clock.now());
      return {
        ...toFields(row, names, toBudapestDay(clock.now())),
        conditions: (await loadChoiceNames('conditions', requestID, names)).map(({ id, typeName }) => ({
          conditionID: id,
          typeName,
        })),
        buildTechnologies: (await loadChoiceNames('buildTechnologies', requestID, names)).map(
          ({ id, typeName }) => ({
            technologyID: id,
            typeName,
          }),
        ),
        ...(await contacts.load({ session, viewpoint, kind: 'property', request: row, isVisible }, names)),
        isOwn: toFlag(viewpoint === 'requester'),
      };
    },

    /** One of the caller's requests with ids, for the form. */
    async record(session: Session, requestID: number): Promise<PropertyRequestRecord> {
      const { row, viewpoint, names } = await find(session, requestID);
      if (viewpoint !== 'requester') throw requestNotFound();
      return {
        ...toFields(row, names, toBudapestDay(clock.now())),
        conditions: await selectChoices(db, 'conditions', requestID),
        buildTechnologies: await selectChoices(db, 'buildTechnologies', requestID),
      };
    },
  };
}

export type PropertyRequestService = ReturnType<typeof createPropertyRequestService>;
