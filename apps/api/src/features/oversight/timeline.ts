import { typedEntries } from '@piacter/contracts/core/values';
import { type ListingKind, listingIDFieldByKind, listingKinds } from '@piacter/contracts/listings';
import {
  overviewLimit,
  type TimelineEntity,
  type TimelineEntry,
  type TimelineEvent,
} from '@piacter/contracts/oversight';
import { type ReportKind, toReportKind } from '@piacter/contracts/reports';
import { requestKinds } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { notFound } from '../../core/http/api-error.ts';
import { withoutLinks } from '../emails/queue/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { requestTables } from '../requests/index.ts';

interface Row {
  at: Date | null;
  event: TimelineEvent;
  detail: string | null;
  entity: TimelineEntity | null;
  id: number | null;
}

const literal = (event: TimelineEvent | TimelineEntity) => sql.lit(event);

/** Rows of one source: `from` is the rest of a statement after its columns. */
const source = (
  at: RawBuilder<unknown>,
  event: TimelineEvent | RawBuilder<unknown>,
  detail: RawBuilder<unknown>,
  about: { entity: TimelineEntity; id: RawBuilder<unknown> } | null,
  from: RawBuilder<unknown>,
) => sql<Row>`select ${at} as at, ${typeof event === 'string' ? literal(event) : event} as event,
  ${detail} as detail, ${about ? literal(about.entity) : sql`null`} as entity, ${about?.id ?? sql`null`} as id
  ${from} limit ${sql.lit(overviewLimit)}`;

const none = sql`null`;

const audit = (entity: TimelineEntity, id: number) =>
  source(
    sql`at`,
    'audit',
    sql`action`,
    null,
    sql`from audit_log where entity = ${entity} and entityID = ${id} order by auditID desc`,
  );

const ofOrder = { entity: 'service_order', id: sql`bought.orderID` } as const;

const orders = (where: RawBuilder<unknown>) => [
  source(
    sql`bought.created`,
    'order',
    sql`bought.packageName`,
    ofOrder,
    sql`from service_orders as bought where ${where} order by bought.orderID desc`,
  ),
  ...(['created', 'capturedAt'] as const).map((column) =>
    source(
      sql.ref(`paid.${column}`),
      column === 'created' ? 'payment' : 'captured',
      sql`bought.packageName`,
      ofOrder,
      sql`from service_orders as bought join payments as paid on paid.orderID = bought.orderID
        where ${where} order by paid.paymentID desc`,
    ),
  ),
];

const reports = (kind: ReportKind, id: number) =>
  source(
    sql`created`,
    'report',
    sql`reason`,
    null,
    sql`from listing_reports where kind = ${kind} and listingID = ${id} order by reportID desc`,
  );

function listing(kind: ListingKind, id: number) {
  const { table, idField } = listingSpecs[kind];
  const from = sql`from ${sql.table(table)} where ${sql.ref(idField)} = ${id}`;
  return [
    source(sql`created`, 'listing', none, null, from),
    source(sql`stateChangedAt`, 'state', sql`state`, null, from),
    ...orders(sql`${sql.ref(`bought.${listingIDFieldByKind[kind]}`)} = ${id}`),
    reports(kind, id),
    audit(kind, id),
  ];
}

const user = (userID: number) => [
  source(sql`created`, 'registered', none, null, sql`from users where userID = ${userID}`),
  source(sql`activatedAt`, 'activated', none, null, sql`from users where userID = ${userID}`),
  ...listingKinds.map((kind) => {
    const { table, idField, label } = listingSpecs[kind];
    const id = sql.ref(`listing.${idField}`);
    return source(
      sql`listing.created`,
      'listing',
      label,
      { entity: kind, id },
      sql`from ${sql.table(table)} as listing where listing.userID = ${userID} order by listing.created desc`,
    );
  }),
  ...orders(sql`bought.userID = ${userID}`),
  ...requestKinds.map((kind) =>
    source(
      sql`created`,
      'request',
      none,
      { entity: `${kind}_request`, id: sql`requestID` },
      sql`from ${sql.table(requestTables[kind])} where requesterID = ${userID} order by requestID desc`,
    ),
  ),
  source(
    sql`coalesce(mail.sentAt, mail.created)`,
    sql`concat('mail_', mail.status)`,
    sql`mail.subject`,
    null,
    sql`from outbox_mails as mail where mail.toAddress = (select email from users where userID = ${userID})
      order by mail.mailID desc`,
  ),
  audit('user', userID),
];

const readers: Record<string, (id: number) => RawBuilder<Row>[]> = {
  user,
  service_order: (id) => [...orders(sql`bought.orderID = ${id}`), audit('service_order', id)],
  ...Object.fromEntries(listingKinds.map((kind) => [kind, (id: number) => listing(kind, id)])),
  ...Object.fromEntries(
    typedEntries(requestTables).map(([kind, table]) => [
      `${kind}_request`,
      (id: number) => [
        source(sql`created`, 'request', none, null, sql`from ${sql.table(table)} where requestID = ${id}`),
        reports(toReportKind(kind), id),
        audit(`${kind}_request`, id),
      ],
    ]),
  ),
};

/** What happened, the latest first; `not_found` for what never was. */
export async function getTimeline(
  db: Database,
  entity: TimelineEntity,
  id: number,
): Promise<TimelineEntry[]> {
  const sources = readers[entity]?.(id) ?? [];
  const rows = (await Promise.all(sources.map((one) => one.execute(db)))).flatMap((found) => found.rows);
  if (rows.length === 0) throw notFound();
  return rows
    .flatMap(({ at, detail, ...row }) =>
      at ? [{ ...row, at: at.toISOString(), detail: detail && withoutLinks(detail) }] : [],
    )
    .sort((a, b) => b.at.localeCompare(a.at));
}
