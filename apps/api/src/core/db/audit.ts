import type { Trx } from './transaction.ts';

interface AuditEntry {
  at: Date;
  /** The acting user; null for the payment provider and jobs. */
  actorID: number | null;
  action: string;
  entity: string;
  entityID: number;
  /** Without secrets and personal data, as rows are never deleted. */
  detail: Record<string, string | number | null>;
  requestID?: string | undefined;
}

/** Records a change by an admin or a payment in the transaction of the change. */
export const writeAudit = (trx: Trx, { detail, requestID, ...entry }: AuditEntry) =>
  trx
    .insertInto('audit_log')
    .values({ ...entry, detail: JSON.stringify(detail), requestID: requestID ?? null })
    .execute();
