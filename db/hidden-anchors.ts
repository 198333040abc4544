import type { Kysely } from 'kysely';
import { findAnchor, getHiddenPin, type MapListing, type Position } from './map-position.ts';
import type { DB } from './types.ts';

/**
 * The anchors of many listings at once, each that of its hidden pin; null for a listing without one. Stores those that
 * are new.
 */
export async function findAnchors(
  db: Kysely<DB>,
  listings: readonly MapListing[],
): Promise<(Position | null)[]> {
  const pins = listings.map(getHiddenPin);
  const owners = [...new Set(listings.flatMap(({ userID }, index) => (pins[index] ? userID : [])))];
  if (owners.length === 0) return pins;
  const stored = await db
    .selectFrom('hidden_anchors')
    .select(['userID', 'lat', 'lon'])
    .where('userID', 'in', owners)
    .orderBy('userID')
    .orderBy('anchorNumber')
    .execute();
  const byOwner = Map.groupBy(stored, ({ userID }) => userID);
  const added: ((typeof stored)[number] & { anchorNumber: number })[] = [];
  const anchors = listings.map(({ userID }, index) => {
    const pin = pins[index];
    if (!pin) return null;
    const own = byOwner.get(userID) ?? [];
    const found = findAnchor(own, pin);
    if (found) return found;
    const anchor = { userID, lat: pin.lat, lon: pin.lon };
    added.push({ ...anchor, anchorNumber: own.length });
    byOwner.set(userID, [...own, anchor]);
    return pin;
  });
  if (added.length > 0) await db.insertInto('hidden_anchors').values(added).execute();
  return anchors;
}
