import { describe, expect, it } from 'vitest';
import {
  findAnchor,
  fromMapPoint,
  getDistance,
  getHiddenPin,
  type Position,
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
const listing = { userID: 1, isHidden: false, lat: null, lon: null, place };
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
  it('is moved 300 to 800 metres while the address is hidden', () => {
    for (let userID = 1; userID <= 500; userID += 1) {
      const moved = shown({ ...pin, isHidden: true, userID });
      expect(getDistance(moved, pin)).toBeGreaterThanOrEqual(300);
      expect(getDistance(moved, pin)).toBeLessThanOrEqual(800);
    }
    expect(toMapColumns({ ...listing, ...pin, isHidden: true }, secret).mapRadius).toBe(800);
  });

  it('is one point for all that an owner hides within some 80 metres of an anchor', () => {
    for (let userID = 1; userID <= 100; userID += 1) {
      const near = [-0.0007, 0, 0.0007].flatMap((down) =>
        [-0.0007, 0, 0.0007].map((right) => ({ lat: pin.lat + down, lon: pin.lon + right })),
      );
      const points = near.map(
        (at) => toMapColumns({ ...listing, ...at, isHidden: true, userID }, secret, pin).mapPoint,
      );
      expect(new Set(points).size).toBe(1);
    }
  });

  it('is 300 to 800 metres away wherever around the anchor', () => {
    for (let index = 0; index < 500; index += 1) {
      const at = { lat: pin.lat + Math.sin(index) * 0.006, lon: pin.lon + Math.cos(index * 7) * 0.008 };
      const { mapPoint } = toMapColumns({ ...listing, ...at, isHidden: true }, secret, pin);
      const distance = getDistance(fromMapPoint(mapPoint ?? 0), at);
      expect(distance).toBeGreaterThanOrEqual(300);
      expect(distance).toBeLessThanOrEqual(800);
    }
  });

  it('is by the oldest anchor within a kilometre', () => {
    const anchors = [0, 0.02, 0.004].map((north) => ({ lat: pin.lat + north, lon: pin.lon }));
    expect(findAnchor(anchors, { ...pin, lat: pin.lat + 0.005 })).toBe(anchors[0]);
    expect(findAnchor(anchors, { ...pin, lat: pin.lat + 0.0125 })).toBe(anchors[1]);
    expect(findAnchor(anchors, { ...pin, lat: pin.lat + 0.04 })).toBeUndefined();
    expect(getHiddenPin({ ...listing, ...pin })).toBeNull();
    expect(getHiddenPin({ ...listing, isHidden: true })).toBeNull();
    expect(getHiddenPin({ ...listing, ...pin, isHidden: true })).toEqual(pin);
  });

  it('is moved by another vector for every owner, anchor and secret, in all directions', () => {
    const offsets = (toListing: (index: number) => Position & { userID: number }, key: Buffer) =>
      Array.from({ length: 200 }, (_, index) => {
        const at = toListing(index);
        const { mapPoint } = toMapColumns({ ...listing, ...at, isHidden: true }, key);
        return fromMapPoint(mapPoint ?? 0).lon - at.lon;
      });
    const vectors = [
      offsets((userID) => ({ ...pin, userID }), secret),
      offsets((index) => ({ lat: pin.lat + index / 1000, lon: pin.lon, userID: 1 }), secret),
      offsets((userID) => ({ ...pin, userID }), Buffer.alloc(32, 8)),
    ];
    expect(new Set(vectors.flat().map((offset) => offset.toFixed(5))).size).toBeGreaterThan(400);
    for (const east of vectors) {
      const eastern = east.filter((offset) => offset > 0).length;
      expect(eastern).toBeGreaterThan(70);
      expect(eastern).toBeLessThan(130);
    }
  });

  it('is a place on earth at the poles too', () => {
    for (const lat of [-90, 90])
      for (const lon of [-180, 180]) {
        const moved = shown({ lat, lon, isHidden: true, place: null });
        expect(Math.abs(moved.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(moved.lon)).toBeLessThanOrEqual(180);
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
    expect(toCoveragePlace([{ ...gyor, reach: 30_000 }])).toEqual({ ...gyor, radius: 30_000 });
    expect(toCoveragePlace([])).toBeNull();
  });
});
