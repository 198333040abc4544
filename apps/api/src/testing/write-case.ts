import type { Role } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import type { TestApp } from './app.ts';
import { createBareListing } from './factories-listing-parts.ts';

type Body = Record<string, unknown>;
type SignedIn = Awaited<ReturnType<TestApp['signIn']>>;

/** A prepared writing request. */
export interface WriteCase {
  auth?: Record<string, string>;
  params?: Record<string, string>;
  /** A valid body with every key of the contract, each with a value that differs from its default. */
  body: Body;
  /** Keys that exclude each other: all but the one in `body` belong here. */
  without?: readonly string[];
  /** Tables with counters that another such call moves, too. */
  counters?: readonly string[];
}

/** Somebody of a role with a listing that has its required fields only. */
export async function bareListing(
  t: TestApp,
  kind: ListingKind,
  role: Role,
): Promise<SignedIn & { listingID: number }> {
  const user = await t.signIn(role);
  const { listingID } = await createBareListing(t.db, t.clock, kind, { userID: user.userID });
  return { ...user, listingID };
}
