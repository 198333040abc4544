import { pageSize } from '@piacter/contracts/core';
import { addDays, startOfDay } from '@piacter/contracts/core/days';
import {
  type UserKind,
  type UserQuery,
  userTextFilters,
  userTextFiltersByKind,
} from '@piacter/contracts/users';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { asciiLike, escapeLike } from '../../core/db/like.ts';

/** True where a word of the column begins with the text, whatever the case and the accents. */
const hasWord = (column: string, typed: string): RawBuilder<boolean> => {
  const folded = sql`${sql.ref(column)} collate utf8mb4_general_ci`;
  const start = escapeLike(typed);
  return sql`(${folded} like ${`${start}%`} or ${folded} like ${`% ${start}%`})`;
};

const addressPart = (typed: string) => `%${escapeLike(typed.toLowerCase())}%`;

/** The login address as well as that of the profile, as the admin may know either; any part of it. */
const hasEmail = (typed: string): RawBuilder<boolean> =>
  sql`(${asciiLike('u.email', addressPart(typed))} or ${asciiLike('p.contactEmail', addressPart(typed))})`;

/** Compares the digits and the plus sign only: '30 123' finds '+36 (30) 123-4567'. */
const hasDigits = (column: string, typed: string): RawBuilder<boolean> =>
  sql`regexp_replace(${sql.ref(column)}, '[^0-9+]', '') like ${`%${typed.replace(/[^0-9+]/g, '')}%`}`;

const columns: Record<string, string> = {
  countryName: 'c.countryName',
  streetType: 'place.typeName',
};

function toCondition(field: string, typed: string): RawBuilder<boolean> {
  if (field === 'contactEmail') return hasEmail(typed);
  if (field === 'mobile' || field === 'tel') return hasDigits(`p.${field}`, typed);
  return hasWord(columns[field] ?? `p.${field}`, typed);
}

/** The joins that the filters need; counting and paging do without the others. */
function joinsOf(fields: readonly string[], { userID, activated, createdFrom, createdTo }: UserQuery) {
  const ofUsers = [userID, activated, createdFrom, createdTo].some((value) => value !== undefined);
  return sql.join(
    [
      ...(ofUsers || fields.includes('contactEmail') ? [sql`join users u on u.userID = p.userID`] : []),
      ...(fields.includes('countryName') ? [sql`join countries c on c.countryID = p.countryID`] : []),
      ...(fields.includes('streetType')
        ? [sql`join types_public_place place on place.typeID = p.publicPlaceType`]
        : []),
    ],
    sql` `,
  );
}

/**
 * The profiles of a list. Text filters read the rows in their own order, as an index would have to look up each of
 * them; without one the index alone is read. Deleted users are few, so their ids are read first.
 */
function profilesOf(kind: UserKind, query: UserQuery): RawBuilder<unknown> {
  const fields = [...userTextFilters, ...userTextFiltersByKind[kind]].filter((field) => query[field]);
  const { userID, activated, createdFrom, createdTo } = query;
  const conditions = [
    sql`p.isFirm = ${sql.lit(kind === 'firm' ? 1 : 0)}`,
    sql`p.userID not in (select userID from users where deletedAt is not null)`,
    ...fields.map((field) => toCondition(field, query[field] ?? '')),
    ...(userID === undefined ? [] : [sql`u.userID = ${userID}`]),
    ...(activated === undefined ? [] : [sql`u.activatedAt is ${sql.raw(activated ? 'not null' : 'null')}`]),
    ...(createdFrom === undefined ? [] : [sql`u.created >= ${startOfDay(createdFrom)}`]),
    ...(createdTo === undefined ? [] : [sql`u.created < ${startOfDay(addDays(createdTo, 1))}`]),
  ];
  const hint = fields.length > 0 && userID === undefined ? sql`force index (primary)` : sql``;
  return sql`user_profiles p ${hint} ${joinsOf(fields, query)} where ${sql.join(conditions, sql` and `)}`;
}

export async function countUsers(db: Database, kind: UserKind, query: UserQuery): Promise<number> {
  const statement = sql<{ count: number }>`select count(*) as count from ${profilesOf(kind, query)}`;
  return Number((await statement.execute(db)).rows[0]?.count ?? 0);
}

export interface UserListRow {
  userID: number;
  email: string;
  userType: number;
  activatedAt: Date | null;
  created: Date;
  firmName: string | null;
  firmTypeName: string | null;
  taxNumber: string | null;
  contactPerson: string | null;
  firstName: string | null;
  lastName: string | null;
  contactEmail: string | null;
  mobile: string | null;
  tel: string | null;
  countryName: string | null;
  postalCode: string | null;
  countyRegion: string | null;
  settlement: string | null;
  street: string | null;
  streetType: string | null;
  houseNumber: string | null;
  floorNumber: string | null;
  doorNumber: string | null;
}

/** A page of users, newest first; ids are in the order of registration. */
export async function selectUsers(db: Database, kind: UserKind, query: UserQuery): Promise<UserListRow[]> {
  const page = sql`select p.userID from ${profilesOf(kind, query)}
    order by p.userID desc limit ${sql.lit(pageSize)} offset ${sql.lit((query.page - 1) * pageSize)}`;
  const { rows } = await sql<UserListRow>`
    select u.userID, u.email, u.userType, u.activatedAt, u.created, p.firmName, firm.typeName as firmTypeName,
      p.taxNumber, p.contactPerson, p.firstName, p.lastName, p.contactEmail, p.mobile, p.tel, c.countryName,
      p.postalCode, p.countyRegion, p.settlement, p.street, place.typeName as streetType, p.houseNumber,
      p.floorNumber, p.doorNumber
    from (${page}) listed
    join users u on u.userID = listed.userID
    join user_profiles p on p.userID = listed.userID
    left join countries c on c.countryID = p.countryID
    left join types_public_place place on place.typeID = p.publicPlaceType
    left join types_firm firm on firm.typeID = p.firmType
    order by listed.userID desc`.execute(db);
  return rows;
}
