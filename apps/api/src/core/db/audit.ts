import type { Trx } from './transaction.ts';

interface AuditEntry {
  at: Date;
  /** The user who caused it; null for the provider and for jobs. */
  actorID: number | null;
  action: string;
  entity: string;
  entityID: number;
  /** No secrets and no personal data: the table is never emptied. */
  detail: Record<string, string | number | null>;
  requestID?: string | undefined;
}

/** Records what an admin or a payment changes, in the transaction that changes it. */
export const writeAudit = (trx: Trx, { detail, requestID, ...entry }: AuditEntry) =>
  trx
    .insertInto('audit_log')
    .values({ ...entry, detail: JSON.stringify(detail), requestID: requestID ?? null })
    .execute();
