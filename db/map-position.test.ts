import { describe, expect, it } from 'vitest';
import {
  fromMapPoint,
  getDistance,
  toCoveragePlace,
  toMapColumns,
  toMapPoint,
  toMapTile,
  toMorton,
  toSettlementPlace,
} from './map-position.ts';

const secret = Buffer.alloc(32, 7);
const gyor = { lat: 47.6875, lon: 17.6504 };
const place = { ...gyor, radius: 5000 };
const listing = { kind: 'property', listingID: 1, isHidden: false, lat: null, lon: null, place };
const shown = (changes: Partial<Parameters<typeof toMapColumns>[0]>) => {
  const { mapPoint } = toMapColumns({ ...listing, ...changes }, secret);
  return fromMapPoint(mapPoint ?? 0);
};
const pin = { lat: 47.69123, lon: 17.64321 };

describe('the shown position of a listing', () => {
  it('is the one that was set, exactly', () => {
    expect(shown(pin)).toEqual(pin);
    expect(toMapColumns({ ...listing, ...pin }, secret).mapRadius).toBe(0);
  });

  it('is the middle of the settlement without one, or with one that is far from it', () => {
    expect(shown({})).toEqual(gyor);
    expect(shown({ lat: 46.25, lon: 20.14 })).toEqual(gyor);
    expect(toMapColumns(listing, secret).mapRadius).toBe(5000);
  });

  it('is unknown without a place', () => {
    expect(toMapColumns({ ...listing, place: null }, secret)).toEqual({
      mapPoint: null,
      mapTile: null,
      mapRadius: null,
    });
  });

  // Shows MAP-04.
  it('is moved 300 to 800 metres while the address is hidden, by a vector that edits do not change', () => {
    for (let listingID = 1; listingID <= 500; listingID += 1) {
      const moved = shown({ ...pin, isHidden: true, listingID });
      expect(getDistance(moved, pin)).toBeGreaterThanOrEqual(300);
      expect(getDistance(moved, pin)).toBeLessThanOrEqual(800);
      expect(shown({ ...pin, isHidden: true, listingID })).toEqual(moved);
    }
    const near = { lat: pin.lat + 0.001, lon: pin.lon };
    const [before, after] = [shown({ ...pin, isHidden: true }), shown({ ...near, isHidden: true })];
    expect(after.lat - before.lat).toBeCloseTo(0.001, 4);
    expect(toMapColumns({ ...listing, ...pin, isHidden: true }, secret).mapRadius).toBe(800);
  });

  it('is moved by another vector for every listing, kind and secret, in all directions', () => {
    const east = (kind: string, key: Buffer) =>
      Array.from({ length: 200 }, (_, listingID) => {
        const { mapPoint } = toMapColumns({ ...listing, ...pin, kind, listingID, isHidden: true }, key);
        return fromMapPoint(mapPoint ?? 0).lon - pin.lon;
      });
    const vectors = [
      east('property', secret),
      east('service', secret),
      east('property', Buffer.alloc(32, 8)),
    ];
    expect(new Set(vectors.flat().map((offset) => offset.toFixed(5))).size).toBeGreaterThan(400);
    for (const offsets of vectors) {
      const eastern = offsets.filter((offset) => offset > 0).length;
      expect(eastern).toBeGreaterThan(70);
      expect(eastern).toBeLessThan(130);
    }
  });
});

describe('a point and its tile', () => {
  it('keep the position to a metre', () => {
    for (const position of [gyor, { lat: -33.86785, lon: -151.20732 }, { lat: 0, lon: 180 }])
      expect(getDistance(fromMapPoint(toMapPoint(position)), position)).toBeLessThan(1);
    expect(Number.isSafeInteger(toMapPoint({ lat: 90, lon: 180 }))).toBe(true);
  });

  it('number tiles so that those of lower zoom levels are ranges', () => {
    expect([toMorton(0, 0), toMorton(1, 0), toMorton(0, 1), toMorton(1, 1), toMorton(2, 0)]).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(toMorton(65_535, 65_535)).toBe(4_294_967_295);
    const near = toMapTile({ lat: gyor.lat + 0.0001, lon: gyor.lon });
    expect(Math.floor(near / 4 ** 6)).toBe(Math.floor(toMapTile(gyor) / 4 ** 6));
  });
});

describe('an approximate place', () => {
  it('is larger for a larger settlement, and largest where the coordinates are borrowed', () => {
    const radius = (weight: number, isApproximate = 0) =>
      toSettlementPlace({ ...gyor, weight, isApproximate })?.radius;
    expect([radius(300), radius(130_000), radius(2_000_000), radius(300, 1)]).toEqual([
      500, 5400, 6000, 7000,
    ]);
    expect(toSettlementPlace(undefined)).toBeNull();
  });

  // Shows MAP-05.
  it('of a service is the middle of what it covers, with a circle around all of it', () => {
    const covered = toCoveragePlace([gyor, { lat: 47.2307, lon: 16.6218 }, { lat: null, lon: null }]);
    expect(covered?.lat).toBeCloseTo(47.459, 2);
    expect(covered?.radius).toBeGreaterThan(40_000);
    expect(toCoveragePlace([])).toBeNull();
  });
});
