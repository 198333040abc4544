import { dayMs } from '@piacter/contracts/core/days';
import { type Role, roleIDs } from '@piacter/contracts/core/values';
import type { advertiserTypes } from '@piacter/contracts/properties/values';
import type { Kysely } from 'kysely';
import type { DB } from '../types.ts';
import { addressIn } from './address.ts';
import { type FirmTrade, firmName, type Person, person, taxNumber } from './people.ts';
import type { Gazetteer } from './places.ts';
import { createRandom, hashSeed, type Random } from './random.ts';

/** The address of the demo account of each role. */
export const demoEmails = {
  admin: 'admin@piacter.test',
  ingatlan_tulajdonos: 'tulajdonos@piacter.test',
  szallasado: 'szallasado@piacter.test',
  szakember: 'szakember@piacter.test',
  ajanlatkero: 'ajanlatkero@piacter.test',
} as const satisfies Record<Role, string>;

const fixedAccounts = [
  { email: demoEmails.admin, userType: roleIDs.admin, lastName: 'Kerekes', firstName: 'Anna' },
  {
    email: demoEmails.ingatlan_tulajdonos,
    userType: roleIDs.ingatlan_tulajdonos,
    lastName: 'Szabó',
    firstName: 'Judit',
  },
  { email: demoEmails.szallasado, userType: roleIDs.szallasado, lastName: 'Németh', firstName: 'Gábor' },
  {
    email: demoEmails.szakember,
    userType: roleIDs.szakember,
    lastName: 'Kovács',
    firstName: 'István',
  },
  { email: demoEmails.ajanlatkero, userType: roleIDs.ajanlatkero, lastName: 'Tóth', firstName: 'Eszter' },
] as const;

const crowd = [
  [roleIDs.ingatlan_tulajdonos, 46],
  [roleIDs.szallasado, 14],
  [roleIDs.szakember, 18],
  [roleIDs.ajanlatkero, 16],
] as const;
/** Users who registered when accommodations and services were introduced. */
const laterCrowd = [
  [roleIDs.szallasado, 16],
  [roleIDs.szakember, 40],
] as const;

export interface DemoUser {
  userID: number;
  userType: number;
  email: string;
  advertiserType: (typeof advertiserTypes)[number];
  /** As in the profile; only in the demo. */
  name?: AdvertiserName;
}

/** A firm has a name beside that of its contact person. */
export interface AdvertiserName extends Pick<Person, 'firstName' | 'lastName'> {
  firmName: string | null;
}

interface UsersOptions {
  db: Kysely<DB>;
  gazetteer: Gazetteer;
  passwordHash: string;
  now: Date;
}

const firmTrades: Readonly<Record<number, FirmTrade>> = {
  [roleIDs.szallasado]: 'host',
  [roleIDs.szakember]: 'professional',
};
/** Ids of types_firm. */
const firmTypes = { kft: 1, zrt: 4 } as const;

/** The five demo accounts and many other users, each with a profile. */
export async function insertUsers({ db, gazetteer, passwordHash, now }: UsersOptions): Promise<DemoUser[]> {
  const random = createRandom(hashSeed('demo users'));
  const { last } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.max('userID').as('last'))
    .executeTakeFirstOrThrow();
  const members = membersFrom(random, Number(last ?? 0) + 1);
  const accounts = members.map(({ userID, userType, email }) => {
    const since = joined(random, now, userType === roleIDs.admin);
    return { userID, userType, email, passwordHash, activatedAt: since, created: since, updated: since };
  });
  await db.insertInto('users').values(accounts).execute();
  const profiles = members.map((member) => createProfile(random, gazetteer, member, now));
  await db
    .insertInto('user_profiles')
    .values(profiles.map(({ row }) => row))
    .execute();
  return members.map(({ userID, userType, email, firstName, lastName }, i) => ({
    userID,
    userType,
    email,
    advertiserType: profiles[i]?.advertiserType ?? 'magánszemély',
    name: { firstName, lastName, firmName: profiles[i]?.row.firmName ?? null },
  }));
}

function membersFrom(random: Random, firstID: number): Member[] {
  const fixed = fixedAccounts.map((account) => ({ ...person(random), ...account }));
  const later = random.fork('later');
  const others = [...createMembers(crowd, random), ...createMembers(laterCrowd, later)];
  return [...fixed, ...others].map(({ mailName, ...who }, i) => ({
    ...who,
    userID: firstID + i,
    email: who.email || `${mailName.replaceAll(' ', '.')}.${i}@piacter.test`,
  }));
}

const createMembers = (groups: readonly (readonly [userType: number, count: number])[], random: Random) =>
  groups.flatMap(([userType, count]) =>
    Array.from({ length: count }, () => ({ ...person(random), userType, email: '' })),
  );

/** Accounts were created over somewhat more than two years, the admin's first. */
const joined = (random: Random, now: Date, isFirst: boolean): Date =>
  new Date(now.getTime() - (isFirst ? 900 : random.between(560, 860)) * dayMs);

interface Member {
  userID: number;
  userType: number;
  firstName: string;
  lastName: string;
  mobile: string;
  email: string;
}

function createProfile(random: Random, gazetteer: Gazetteer, user: Member, now: Date) {
  const isOwner = user.userType === roleIDs.ingatlan_tulajdonos;
  const isFixed = fixedAccounts.some(({ email }) => email === user.email);
  const isAgency = isOwner && !isFixed && random.chance(0.24);
  const isFirm =
    isAgency || (!isFixed && user.userType !== roleIDs.ajanlatkero && random.chance(isOwner ? 0.1 : 0.4));
  const place = gazetteer.pickPlace(random);
  const { lat: _lat, lon: _lon, ...address } = addressIn(place, random, gazetteer);
  const name = isFirm
    ? firmName(random, isAgency ? 'agency' : (firmTrades[user.userType] ?? 'developer'))
    : '';
  const firm = isFirm
    ? {
        firmType: name.endsWith('Zrt.') ? firmTypes.zrt : firmTypes.kft,
        firmName: name,
        taxNumber: taxNumber(random),
        contactPerson: `${user.lastName} ${user.firstName}`,
      }
    : { firmType: null, firmName: null, taxNumber: null, contactPerson: null };
  return {
    advertiserType: isAgency
      ? ('ingatlanközvetítő' as const)
      : isFirm
        ? ('cég' as const)
        : ('magánszemély' as const),
    row: {
      userID: user.userID,
      isFirm: isFirm ? 1 : 0,
      ...firm,
      firstName: user.firstName,
      lastName: user.lastName,
      countryID: place.countryID,
      countyRegion: place.county,
      settlement: place.name,
      ...address,
      mobile: user.mobile,
      tel: isFirm ? `+36 1 ${random.int(200, 499)} ${random.int(1000, 9999)}` : null,
      // The login address must not appear on a public page.
      contactEmail: user.email.replace('@piacter.test', '@posta.test'),
      updated: now,
    },
  };
}
