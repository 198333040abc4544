import { type AuditAction, type AuditEntity, auditFields, auditTextLimit } from '@piacter/contracts/audit';
import type { Trx } from './transaction.ts';

type FieldOf<Entity extends AuditEntity> = (typeof auditFields)[Entity][number];

/** Values of an entity's recorded fields; a whole row fits, its other columns are left out. */
export type AuditValues<Entity extends AuditEntity> = { readonly [Name in FieldOf<Entity>]?: unknown };

interface AuditEntry<Entity extends AuditEntity> {
  at: Date;
  /** The acting user; null for the payment provider and jobs. */
  actorID: number | null;
  action: AuditAction;
  entity: Entity;
  entityID: number;
  /** The row before the change; left out for a creation. */
  before?: AuditValues<Entity> | undefined;
  /** The row after the change; left out for a deletion. An absent field counts as unchanged. */
  after?: AuditValues<Entity> | undefined;
  /** Further facts, without secrets and personal data. */
  detail?: Record<string, string | number | null>;
  requestID?: string | undefined;
}

type Values = Record<string, unknown>;

const cut = (value: unknown): unknown =>
  typeof value === 'string' && value.length > auditTextLimit ? `${value.slice(0, auditTextLimit)}…` : value;

const isEqual = (value: unknown, other: unknown) =>
  JSON.stringify(value ?? null) === JSON.stringify(other ?? null);

/** The recorded fields that differ, before and after; null for a side that has no row. */
export function getChangedValues<Entity extends AuditEntity>(
  entity: Entity,
  before: AuditValues<Entity> | undefined,
  after: AuditValues<Entity> | undefined,
): { before: Values | null; after: Values | null } {
  const old: Values = before ?? {};
  const changed: Values = after ?? {};
  const names: readonly string[] = auditFields[entity];
  const differing = names.filter((name) => {
    if (before && after && changed[name] === undefined) return false;
    return !isEqual(old[name], changed[name]);
  });
  const pick = (values: Values): Values =>
    Object.fromEntries(differing.map((name) => [name, cut(values[name] ?? null)]));
  return { before: before ? pick(old) : null, after: after ? pick(changed) : null };
}

/**
 * Records a change by an admin or a payment in the transaction of the change: who, what, and the changed fields of
 * `auditFields` before and after.
 */
export async function writeAudit<Entity extends AuditEntity>(
  trx: Trx,
  { before, after, detail = {}, requestID, ...entry }: AuditEntry<Entity>,
): Promise<void> {
  const values = getChangedValues(entry.entity, before, after);
  await trx
    .insertInto('audit_log')
    .values({
      ...entry,
      beforeValues: values.before && JSON.stringify(values.before),
      afterValues: values.after && JSON.stringify(values.after),
      detail: JSON.stringify(detail),
      requestID: requestID ?? null,
    })
    .execute();
}

/**
 * Removes the values before and after from the entries of some rows, for the personal data of a deleted user. Who did
 * what and when stays.
 */
export async function clearAuditValues(
  trx: Trx,
  entity: AuditEntity,
  entityIDs: readonly number[],
): Promise<void> {
  if (entityIDs.length === 0) return;
  await trx
    .updateTable('audit_log')
    .set({ beforeValues: null, afterValues: null })
    .where('entity', '=', entity)
    .where('entityID', 'in', entityIDs)
    .execute();
}
