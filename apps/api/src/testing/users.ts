import { type Role, roleIDs } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import bcrypt from 'bcrypt';
import type { Clock } from '../core/clock.ts';

/** The lowest cost that bcrypt accepts, for speed. */
export const testPasswordCost = 4;
export const testPassword = 'Kerekasztal-lovag-7';
const testPasswordHash = bcrypt.hashSync(testPassword, testPasswordCost);

export interface UserOverrides {
  email?: string;
  password?: string;
  role?: Role;
  twoFactor?: 0 | 1;
  /** null for a user who is registered but not activated. */
  activatedAt?: Date | null;
  deletedAt?: Date | null;
  profile?: Record<string, string | number | null>;
}

export interface TestUser {
  userID: number;
  email: string;
  password: string;
  role: Role;
}

let serial = 0;

/** Inserts an activated user with a profile. */
export async function createUser(
  db: Database,
  clock: Clock,
  overrides: UserOverrides = {},
): Promise<TestUser> {
  serial += 1;
  const now = clock.now();
  const role = overrides.role ?? 'ajanlatkero';
  const password = overrides.password ?? testPassword;
  const email = overrides.email ?? `${role.replace('_', '-')}.${serial}@pelda.test`;
  const { insertId } = await db
    .insertInto('users')
    .values({
      email,
      userType: roleIDs[role],
      passwordHash:
        password === testPassword ? testPasswordHash : bcrypt.hashSync(password, testPasswordCost),
      twoFactor: overrides.twoFactor ?? 0,
      activatedAt: overrides.activatedAt === undefined ? now : overrides.activatedAt,
      deletedAt: overrides.deletedAt ?? null,
      created: now,
      updated: now,
    })
    .executeTakeFirstOrThrow();
  const userID = Number(insertId);
  await db
    .insertInto('user_profiles')
    .values({ ...overrides.profile, userID, updated: now })
    .execute();
  return { userID, email, password, role };
}
