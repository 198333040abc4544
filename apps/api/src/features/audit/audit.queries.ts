import type { AuditAction, AuditEntity, AuditQuery } from '@piacter/contracts/audit';
import { pageSize } from '@piacter/contracts/core';
import { addDays, startOfDay } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { asciiLike, escapeLike } from '../../core/db/like.ts';

type AuditFilters = Omit<AuditQuery, 'page'>;

function filterEntries(db: Database, { actor, action, entity, entityID, dateFrom, dateTo }: AuditFilters) {
  let entries = db.selectFrom('audit_log as entry');
  if (actor)
    entries = entries.where('entry.actorID', 'in', ({ selectFrom }) =>
      selectFrom('users')
        .select('userID')
        .where(asciiLike('email', `${escapeLike(actor)}%`)),
    );
  if (action) entries = entries.where('entry.action', '=', action);
  if (entity) entries = entries.where('entry.entity', '=', entity);
  if (entityID !== undefined) entries = entries.where('entry.entityID', '=', entityID);
  if (dateFrom) entries = entries.where('entry.at', '>=', startOfDay(dateFrom));
  if (dateTo) entries = entries.where('entry.at', '<', startOfDay(addDays(dateTo, 1)));
  return entries;
}

export async function countEntries(db: Database, filters: AuditFilters): Promise<number> {
  const { count } = await filterEntries(db, filters)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A page of the audit log, newest first. */
export const selectEntries = (db: Database, { page, ...filters }: AuditQuery) =>
  filterEntries(db, filters)
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.userID', '=', 'entry.actorID').on('actor.deletedAt', 'is', null),
    )
    .select(['entry.auditID', 'entry.at', 'entry.actorID', 'entry.entityID', 'entry.detail'])
    .select(['entry.beforeValues', 'entry.afterValues', 'actor.email as actorEmail'])
    .select(({ ref }) => [
      ref('entry.action').$castTo<AuditAction>().as('action'),
      ref('entry.entity').$castTo<AuditEntity>().as('entity'),
    ])
    .orderBy('entry.auditID', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
