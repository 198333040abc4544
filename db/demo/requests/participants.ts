import { packageTypes } from '@piacter/contracts/packages/values';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../types.ts';
import type { Address } from '../address.ts';
import type { Gazetteer, Place } from '../places.ts';
import type { DemoUser } from '../users.ts';

/** A requester with their address. */
export interface Requester {
  userID: number;
  home: { place: Place; address: Omit<Address, 'lat' | 'lon'> };
}

/** A user with a package that allows answering, and its start. */
export interface Responder {
  userID: number;
  orderID: number;
  since: Date;
}

/** A professional with a package of offers. */
export interface Professional extends Responder {
  /** Number of offers in the package. */
  pieces: number;
  /** Ids of the offered professions, with the settlement of a service for each; null without one. */
  professions: ReadonlyMap<number, string | null>;
}

/** The users with a known settlement, in the same order. */
export async function loadRequesters(
  db: Kysely<DB>,
  gazetteer: Gazetteer,
  users: readonly DemoUser[],
): Promise<Requester[]> {
  const profiles = await db
    .selectFrom('user_profiles')
    .select(['userID', 'settlement', 'postalCode', 'street', 'publicPlaceType', 'houseNumber'])
    .where(
      'userID',
      'in',
      users.map(({ userID }) => userID),
    )
    .orderBy('userID')
    .execute();
  return profiles.flatMap(({ userID, settlement, postalCode, street, publicPlaceType, houseNumber }) => {
    const place = gazetteer.named(settlement ?? '');
    if (!place || !postalCode || !street || !houseNumber) return [];
    return [{ userID, home: { place, address: { postalCode, street, publicPlaceType, houseNumber } } }];
  });
}

/** Users with an active package of the type; for contact data, hosts only. */
const buyersOf = (db: Kysely<DB>, packageType: number, userType: number) =>
  db
    .selectFrom('service_orders')
    .innerJoin('users', 'users.userID', 'service_orders.userID')
    .select(['users.userID', 'orderID', 'quantity as pieces', sql<Date>`activationDate`.as('since')])
    .where('packageType', '=', packageType)
    .where('isActive', '=', 1)
    .where('userType', '=', userType)
    .orderBy('users.userID')
    .execute();

export async function loadProfessionals(db: Kysely<DB>, userType: number): Promise<Professional[]> {
  const offered = await db
    .selectFrom('services')
    .innerJoin('service_relations', 'service_relations.serviceID', 'services.serviceID')
    .select(['userID', 'serviceTypeID', 'settlement'])
    .orderBy('services.serviceID')
    .execute();
  const byUser = Map.groupBy(offered, ({ userID }) => userID);
  const buyers = await buyersOf(db, packageTypes.offers, userType);
  return buyers.map((buyer) => ({
    ...buyer,
    professions: new Map(
      (byUser.get(buyer.userID) ?? []).map(({ serviceTypeID, settlement }) => [serviceTypeID, settlement]),
    ),
  }));
}

export const loadHosts = (db: Kysely<DB>, userType: number): Promise<Responder[]> =>
  buyersOf(db, packageTypes.contactData, userType);
