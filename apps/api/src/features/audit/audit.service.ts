import type { AuditLogEntry, AuditQuery } from '@piacter/contracts/audit';
import { pageSize } from '@piacter/contracts/core';
import type { Deps } from '../../deps.ts';
import { countEntries, selectEntries } from './audit.queries.ts';

type Values = Record<string, unknown>;
const parse = (json: string | null): Values | null => (json === null ? null : (JSON.parse(json) as Values));

/** Searching the audit log. */
export const createAuditService = ({ db }: Pick<Deps, 'db'>) => ({
  async list({ page, ...filters }: AuditQuery) {
    const [total, rows] = await Promise.all([
      countEntries(db, filters),
      selectEntries(db, { ...filters, page }),
    ]);
    const data = rows.map(
      ({ at, beforeValues, afterValues, detail, ...entry }): AuditLogEntry => ({
        ...entry,
        at: at.toISOString(),
        before: parse(beforeValues),
        after: parse(afterValues),
        detail: parse(detail) ?? {},
      }),
    );
    return { data, total, totalPages: Math.ceil(total / pageSize) };
  },
});

export type AuditService = ReturnType<typeof createAuditService>;
