import { pageSize } from '@piacter/contracts/core';
import type {
  NewProfession,
  Profession,
  ProfessionQuery,
  ProfessionUpdate,
} from '@piacter/contracts/professions';
import { foldText } from '@piacter/db/fold-text';
import { writeAudit } from '../../core/db/audit.ts';
import { assertNotEdited } from '../../core/db/edit-version.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { compareHungarian, type LookupService } from '../lookups/index.ts';
import { findUsage } from './profession-usage.ts';
import {
  deleteProfession,
  insertProfession,
  lockProfessions,
  type ProfessionRow,
  selectProfessions,
  updateProfession,
} from './professions.queries.ts';
import { professionMessages } from './professions.text.ts';

const toProfession = ({ updated, synonyms, ...row }: ProfessionRow): Profession => ({
  ...row,
  synonyms: synonyms ?? '',
  updated: updated.toISOString(),
});

const getStored = (professions: readonly ProfessionRow[], typeID: number): ProfessionRow => {
  const stored = professions.find((profession) => profession.typeID === typeID);
  if (!stored) throw notFound(professionMessages.notFound);
  return stored;
};

/** Throws at `typeName` when another profession has the name; accents, case and punctuation do not matter. */
function assertFree(professions: readonly ProfessionRow[], typeName: string, typeID?: number): void {
  const folded = foldText(typeName);
  if (folded === '') throw invalidField('typeName', professionMessages.nameWithoutLetters);
  const other = professions.find((one) => one.typeID !== typeID && foldText(one.typeName) === folded);
  if (!other) return;
  const message = professionMessages.taken(other.typeName);
  throw new ApiError('conflict', { message, errors: [{ path: 'typeName', message }] });
}

type ProfessionDeps = Pick<Deps, 'db' | 'clock'> & { lookups: Pick<LookupService, 'invalidate'> };

/**
 * The professions as the admin edits them (ADM-13). Services and requests refer to them by id, and names are looked up
 * for replies, so a new name is seen everywhere.
 */
export function createProfessionService({ db, clock, lookups }: ProfessionDeps) {
  /** Runs a change in a transaction that holds every profession. */
  async function change<Result>(
    work: (trx: Trx, professions: readonly ProfessionRow[]) => Promise<Result>,
  ): Promise<Result> {
    const result = await inTransaction(db, async (trx) => work(trx, await lockProfessions(trx)));
    lookups.invalidate();
    return result;
  }

  return {
    async search({ typeName = '', page }: ProfessionQuery) {
      const part = foldText(typeName);
      const found = (await selectProfessions(db))
        .filter((profession) => foldText(profession.typeName).includes(part))
        .sort((a, b) => compareHungarian(a.typeName, b.typeName));
      const start = (page - 1) * pageSize;
      return {
        data: found.slice(start, start + pageSize).map(toProfession),
        totalPages: Math.ceil(found.length / pageSize),
        total: found.length,
      };
    },

    /** Throws `conflict` for a name that is taken. */
    create: ({ userID: actorID }: Session, profession: NewProfession): Promise<number> =>
      change(async (trx, professions) => {
        assertFree(professions, profession.typeName);
        const at = clock.now();
        const entityID = await insertProfession(trx, profession, at);
        await writeAudit(trx, {
          at,
          actorID,
          action: 'created',
          entity: 'profession',
          entityID,
          after: profession,
        });
        return entityID;
      }),

    /** Returns the time of the change. Throws `conflict` for a name that is taken, and `edited_meanwhile`. */
    rename: (
      { userID: actorID }: Session,
      typeID: number,
      { seenUpdated, ...after }: ProfessionUpdate,
    ): Promise<Date> =>
      change(async (trx, professions) => {
        const before = getStored(professions, typeID);
        const entry = { actorID, action: 'updated', entity: 'profession', entityID: typeID } as const;
        await assertNotEdited(trx, { ...entry, updated: before.updated }, seenUpdated);
        assertFree(professions, after.typeName, typeID);
        const at = clock.now();
        await updateProfession(trx, typeID, after, at);
        await writeAudit(trx, { ...entry, at, before, after });
        return at;
      }),

    /** Throws `conflict` with the reason while a service or a request uses the profession. */
    remove: ({ userID: actorID }: Session, typeID: number): Promise<void> =>
      change(async (trx, professions) => {
        const before = getStored(professions, typeID);
        const usage = await findUsage(trx, typeID);
        if (usage)
          throw new ApiError('conflict', { message: professionMessages.inUse(before.typeName, usage) });
        await deleteProfession(trx, typeID);
        const at = clock.now();
        await writeAudit(trx, {
          at,
          actorID,
          action: 'deleted',
          entity: 'profession',
          entityID: typeID,
          before,
        });
      }),
  };
}

export type ProfessionService = ReturnType<typeof createProfessionService>;
