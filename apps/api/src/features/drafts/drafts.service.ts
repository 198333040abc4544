import { dayMs } from '@piacter/contracts/core/days';
import {
  type Draft,
  type DraftBody,
  type DraftParams,
  draftDays,
  newListing,
} from '@piacter/contracts/drafts';
import { listingRoleByKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { listingSpecs } from '../listings/index.ts';
import { type DraftKey, deleteDraftOf, deleteDraftsBefore, findDraft, writeDraft } from './drafts.queries.ts';

const getOldest = (now: Date) => new Date(now.getTime() - draftDays * dayMs);

const toKey = ({ userID }: Session, { kind, id }: DraftParams): DraftKey => ({
  userID,
  kind,
  listingID: id === newListing ? 0 : id,
});

/** The half-filled forms of listings, so that another device continues them (LIFE-02). */
export const createDraftService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  async find(session: Session, params: DraftParams): Promise<Draft | null> {
    const row = await findDraft(db, toKey(session, params), getOldest(clock.now()));
    return row ? { values: JSON.parse(row.content), updated: row.updated.toISOString() } : null;
  },

  /** The last writer wins. Throws `not_found` for anybody else's listing, `forbidden` for a kind of another role. */
  async write(session: Session, params: DraftParams, { values }: DraftBody): Promise<{ updated: string }> {
    if (listingRoleByKind[params.kind] !== session.role) throw new ApiError('forbidden');
    const updated = clock.now();
    const draft = { content: JSON.stringify(values), updated };
    if (!(await writeDraft(db, toKey(session, params), draft)))
      throw notFound(listingSpecs[params.kind].notFoundMessage);
    return { updated: updated.toISOString() };
  },

  remove: (session: Session, params: DraftParams) => deleteDraftOf(db, toKey(session, params)),
});

export type DraftService = ReturnType<typeof createDraftService>;

/** Deletes the drafts that nobody has changed for 30 days. */
export const cleanDrafts = (db: Database, now: Date) => deleteDraftsBefore(db, getOldest(now));
