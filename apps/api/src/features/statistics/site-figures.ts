import { advertiserRoles, createRecord } from '@piacter/contracts/core';
import { requestKinds } from '@piacter/contracts/requests';
import type { SiteFigures } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import { requestTables } from '../requests/index.ts';
import { countEach } from './count-each.ts';
import { countCreated, countOrders, countRegistrations } from './site-figures.queries.ts';
import type { Span } from './span.ts';

/** The roles whose registrations are counted. */
const countedRoles = [...advertiserRoles, 'ajanlatkero'] as const;

const noFigures = (): SiteFigures => ({
  orders: 0,
  income: 0,
  registrations: createRecord(countedRoles, () => 0),
  requests: createRecord(requestKinds, () => 0),
  offers: 0,
});

/** The figures of each bin of a span. */
export async function getFigures(db: Database, span: Span): Promise<SiteFigures[]> {
  const [orders, offers, registrations, requests] = await Promise.all([
    countOrders(db, span),
    countCreated(db, 'service_request_responses', span),
    countEach(countedRoles, (role) => countRegistrations(db, role, span)),
    countEach(requestKinds, (kind) => countCreated(db, requestTables[kind], span)),
  ]);
  return span.bins.map((_, index) => ({
    orders: orders[index]?.orders ?? 0,
    income: orders[index]?.income ?? 0,
    registrations: createRecord(countedRoles, (role) => registrations[role][index] ?? 0),
    requests: createRecord(requestKinds, (kind) => requests[kind][index] ?? 0),
    offers: offers[index] ?? 0,
  }));
}

const addRecords = <Counts extends Record<string, number>>(one: Counts, other: Counts): Counts => {
  const sum: Record<string, number> = {};
  for (const [key, value] of Object.entries(one)) sum[key] = value + (other[key] ?? 0);
  return { ...one, ...sum };
};

const addFigures = (one: SiteFigures, other: SiteFigures): SiteFigures => ({
  orders: one.orders + other.orders,
  income: one.income + other.income,
  registrations: addRecords(one.registrations, other.registrations),
  requests: addRecords(one.requests, other.requests),
  offers: one.offers + other.offers,
});

export const sumFigures = (bins: readonly SiteFigures[]): SiteFigures => bins.reduce(addFigures, noFigures());
