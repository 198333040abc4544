import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { sampleProfile } from '../../testing/sample-profile.ts';

type Handling = 'removed' | 'made anonymous' | `kept, because ${string}`;

const books = 'kept, because the books need it, without an address of parcels';

/** What the deletion of an account does with each column that refers to a user. */
const handledAs: Record<string, Handling> = {
  'accommodation_request_contacts.userID': 'removed',
  'accommodation_requests.requesterID': 'removed',
  'accommodations.userID': 'removed',
  'audit_log.actorID': 'kept, because an admin answers for what was done, without anybody’s personal data',
  'billing_profiles.userID': 'removed',
  'contact_views.requesterID': 'kept, because it proves who has read contact data, until its time is over',
  'contact_views.viewerID': 'kept, because it proves who has read contact data, until its time is over',
  'draft_images.userID': 'removed',
  'drafts.userID': 'removed',
  'favourite_lists.userID': 'removed',
  'favourites.userID': 'removed',
  'hidden_anchors.userID': 'removed',
  'known_devices.userID': 'removed',
  'listing_reports.decidedBy': 'kept, because an admin answers for the decision',
  'listing_reports.reporterID': 'made anonymous',
  'notification_frequencies.userID': 'removed',
  'one_time_secrets.userID': 'removed',
  'payments.userID': books,
  'price_mail_refusals.userID': 'removed',
  'quick_answers.userID': 'removed',
  'quiet_hours.userID': 'removed',
  'real_estate_requests.requesterID': 'removed',
  'real_estates.userID': 'removed',
  'reported_lists.ownerID': 'made anonymous',
  'service_orders.userID': books,
  'service_request_responses.userID': 'kept, because an accepted offer is an agreement; others are removed',
  'service_requests.requesterID':
    'kept, because professionals have paid for their offers; those without offers are removed',
  'services.userID': 'removed',
  'social_media_links.userID': 'removed',
  'stays.guestID': 'made anonymous',
  'stays.hostID': 'made anonymous',
  'thread_openings.userID': 'removed',
  'thread_parties.userID': 'made anonymous',
  'user_profiles.userID': 'kept, because orders say whether a company bought them; all else in it is emptied',
  'user_sessions.userID': 'removed',
  'users.userID': 'kept, because orders refer to it, without address and password',
  'watches.userID': 'removed',
};

interface Column {
  table: string;
  column: string;
  type: string;
  /** What a row without it gets. */
  isOptional: 0 | 1;
}

const selectColumns = async (db: Database): Promise<Column[]> =>
  (
    await sql<Column>`select table_name as \`table\`, column_name as \`column\`, data_type as type,
      is_nullable = 'YES' or column_default is not null or extra <> '' as isOptional
      from information_schema.columns where table_schema = database()
      order by table_name, column_name`.execute(db)
  ).rows;

const selectReferences = async (db: Database): Promise<string[]> =>
  (
    await sql<{ name: string }>`select concat(table_name, '.', column_name) as name
      from information_schema.key_column_usage
      where table_schema = database() and referenced_table_name = 'users'`.execute(db)
  ).rows.map(({ name }) => name);

const isUserID = ({ column, type }: Column) =>
  type === 'int' && /^((user|requester|reporter|actor|host|guest|owner|viewer)ID|decidedBy)$/.test(column);

/** A value for a column, which refers to no row. */
const sampleOf = ({ column, type }: Column): unknown => {
  if (column.endsWith('ID')) return 250;
  if (/int|decimal|double|float/.test(type)) return 1;
  if (/date|time/.test(type)) return '2026-11-20';
  if (type === 'json') return '{}';
  return 'x';
};

let t: TestApp;
let columns: Column[];
beforeAll(async () => {
  t = await testApp();
  columns = await selectColumns(t.db);
});

const remove = async (userID: number) =>
  t
    .request()
    .delete(`/api/users/${userID}`)
    .set((await t.signIn('admin')).auth)
    .expect(200);

describe('the deletion of an account', () => {
  it('decides about each column that refers to a user', async () => {
    const found = columns.filter(isUserID).map(({ table, column }) => `${table}.${column}`);
    const all = new Set([...found, ...(await selectReferences(t.db))]);
    expect([...all].sort()).toEqual(Object.keys(handledAs).sort());
  });

  it('leaves no id of the user where it removes a row or makes it anonymous', async () => {
    const { userID } = await t.createUser({ role: 'ajanlatkero' });
    const touched = Object.entries(handledAs).filter(([, handling]) => !handling.startsWith('kept'));
    const count = async (table: string, condition = sql`true`) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
        where ${condition}`.execute(t.db);
      return Number(rows[0]?.count);
    };
    await t.db.connection().execute(async (db) => {
      await sql`set foreign_key_checks = 0, sql_mode = ''`.execute(db);
      for (const [name] of touched) {
        const [table = '', own = ''] = name.split('.');
        const needed = columns.filter((one) => one.table === table && !one.isOptional && one.column !== own);
        const names = sql.join([own, ...needed.map(({ column }) => column)].map((one) => sql.ref(one)));
        const values = sql.join([userID, ...needed.map(sampleOf)]);
        await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db);
      }
      await sql`set foreign_key_checks = 1`.execute(db);
    });
    const left = async () => {
      const names: string[] = [];
      for (const [name] of touched) {
        const [table = '', column = ''] = name.split('.');
        if ((await count(table, sql`${sql.ref(column)} = ${userID}`)) > 0) names.push(name);
      }
      return names;
    };
    expect(await left()).toEqual(touched.map(([name]) => name));
    await remove(userID);
    expect(await left()).toEqual([]);
    for (const [name, handling] of touched) {
      const [table = ''] = name.split('.');
      if (handling === 'made anonymous') expect(await count(table), name).toBeGreaterThan(0);
    }
  });

  it('leaves of a profile only whether it was a company’s', async () => {
    const profile = { ...sampleProfile, hasPage: 1, hasQuickAnswers: 1 };
    const { userID } = await t.createUser({ role: 'szakember', profile });
    await remove(userID);
    const row = await t.db
      .selectFrom('user_profiles')
      .selectAll()
      .where('userID', '=', userID)
      .executeTakeFirstOrThrow();
    const filled = Object.entries(row).flatMap(([column, value]) =>
      value === null || value === 0 ? [] : column,
    );
    expect(filled.sort()).toEqual(['isFirm', 'updated', 'userID']);
    const of = columns.filter(({ table }) => table === 'user_profiles').map(({ column }) => column);
    expect(of.sort()).toEqual([...Object.keys(profile), 'updated', 'userID'].sort());
  });
});
