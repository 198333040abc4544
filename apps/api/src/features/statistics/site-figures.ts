import type { SiteFigures } from '@piacter/contracts/statistics';
import type { Database } from '@piacter/db';
import { countCreated, countOrders, countRegistrations } from './site-figures.queries.ts';
import type { Span } from './span.ts';

const noFigures = (): SiteFigures => ({
  orders: 0,
  income: 0,
  registrations: { ingatlan_tulajdonos: 0, szallasado: 0, szakember: 0, ajanlatkero: 0 },
  requests: { property: 0, accommodation: 0, service: 0 },
  offers: 0,
});

const requestTables = {
  property: 'real_estate_requests',
  accommodation: 'accommodation_requests',
  service: 'service_requests',
} as const;

/** The figures of each bin of a span. */
export async function getFigures(db: Database, span: Span): Promise<SiteFigures[]> {
  const [orders, owners, hosts, professionals, requesters, offers, property, accommodation, service] =
    await Promise.all([
      countOrders(db, span),
      countRegistrations(db, 'ingatlan_tulajdonos', span),
      countRegistrations(db, 'szallasado', span),
      countRegistrations(db, 'szakember', span),
      countRegistrations(db, 'ajanlatkero', span),
      countCreated(db, 'service_request_responses', span),
      countCreated(db, requestTables.property, span),
      countCreated(db, requestTables.accommodation, span),
      countCreated(db, requestTables.service, span),
    ]);
  return span.bins.map((_, index) => ({
    orders: orders[index]?.orders ?? 0,
    income: orders[index]?.income ?? 0,
    registrations: {
      ingatlan_tulajdonos: owners[index] ?? 0,
      szallasado: hosts[index] ?? 0,
      szakember: professionals[index] ?? 0,
      ajanlatkero: requesters[index] ?? 0,
    },
    requests: {
      property: property[index] ?? 0,
      accommodation: accommodation[index] ?? 0,
      service: service[index] ?? 0,
    },
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
