import { pageSize } from '@piacter/contracts/core';
import { addDays, startOfDay } from '@piacter/contracts/core/days';
import { type AllRequestsQuery, type ListedRequest, requestStates } from '@piacter/contracts/requests';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { requestTables } from './request-kinds.ts';

type Row = Omit<ListedRequest, 'created' | 'state'> & { created: Date; status: number };

/** The answers of a request; a property request is answered outside of the site. */
const countsAnswers = (kind: AllRequestsQuery['kind']) => kind !== 'property';

function matching({ kind, answered, dateFrom, dateTo }: AllRequestsQuery): RawBuilder<unknown> {
  const conditions = [
    sql`true`,
    ...(dateFrom ? [sql`created >= ${startOfDay(dateFrom)}`] : []),
    ...(dateTo ? [sql`created < ${startOfDay(addDays(dateTo, 1))}`] : []),
    ...(answered ? [countsAnswers(kind) ? sql`responseCount > 0` : sql`false`] : []),
  ];
  return sql`from ${sql.table(requestTables[kind])} where ${sql.join(conditions, sql` and `)}`;
}

/** The admin's list of all requests, withdrawn ones included. */
export const createAllRequestsService = ({ readDb }: Pick<Deps, 'readDb'>) => ({
  async list(query: AllRequestsQuery) {
    const from = matching(query);
    const responseCount = countsAnswers(query.kind) ? sql`responseCount` : sql`0 as responseCount`;
    const offset = (query.page - 1) * pageSize;
    const [counted, found] = await Promise.all([
      sql<{ total: number }>`select count(*) as total ${from}`.execute(readDb),
      sql<Row>`select requestID, created, description, ${responseCount}, status ${from}
        order by created desc, requestID desc limit ${sql.lit(pageSize)} offset ${sql.lit(offset)}`.execute(
        readDb,
      ),
    ]);
    const total = Number(counted.rows[0]?.total ?? 0);
    const data = found.rows.map(
      ({ status, created, ...row }): ListedRequest => ({
        ...row,
        created: created.toISOString(),
        state: requestStates[status] ?? 'archived',
      }),
    );
    return { data, total, totalPages: Math.ceil(total / pageSize) };
  },
});

export type AllRequestsService = ReturnType<typeof createAllRequestsService>;
