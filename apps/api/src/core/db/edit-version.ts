import type { AuditEntity } from '@piacter/contracts/audit';
import { ApiError } from '../http/api-error.ts';
import type { Trx } from './transaction.ts';

interface EditedRow {
  entity: AuditEntity;
  entityID: number;
  /** The stored time of the last change; read under a lock of the row. */
  updated: Date;
}

/** The address of the admin who has changed a row last, by the audit log. */
async function findLastEditor(trx: Trx, { entity, entityID }: EditedRow): Promise<string | undefined> {
  const entry = await trx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.userID', 'audit_log.actorID')
    .select('users.email')
    .where('entity', '=', entity)
    .where('entityID', '=', entityID)
    .orderBy('auditID', 'desc')
    .limit(1)
    .executeTakeFirst();
  return entry?.email ?? undefined;
}

/**
 * Throws `edited_meanwhile` if the row was changed since the caller saw it, naming who has changed it. To be called
 * while the row is locked (`for update`); `seenUpdated` is the value of the request body, absent for overwriting.
 */
export async function assertNotEdited(
  trx: Trx,
  row: EditedRow,
  seenUpdated: string | undefined,
): Promise<void> {
  if (seenUpdated === undefined || new Date(seenUpdated).getTime() === row.updated.getTime()) return;
  const editor = await findLastEditor(trx, row);
  throw new ApiError(
    'edited_meanwhile',
    editor
      ? {
          message: `Mióta megnyitottad, ${editor} is módosította ezt. Nézd meg az ő változatát, vagy írd felül a tiéddel!`,
        }
      : {},
  );
}
