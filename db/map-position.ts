import { createHmac } from 'node:crypto';

/** Degrees, WGS 84. */
export interface Position {
  lat: number;
  lon: number;
}

/** Where a listing stands when its advertiser has set no position: the middle of a settlement or of a coverage. */
export interface ApproximatePlace extends Position {
  /** Metres around the middle within which the listing may be. */
  radius: number;
}

/** The derived columns of a listing's position on the map; null where no place is known. */
export interface MapColumns {
  mapPoint: number | null;
  mapTile: number | null;
  mapRadius: number | null;
}

const metresPerDegree = 111_320;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two positions that are at most a few hundred kilometres apart. */
export const getDistance = (a: Position, b: Position): number =>
  Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos(toRadians((a.lat + b.lat) / 2))) * metresPerDegree;

/** Steps of a degree in a packed point: 1.1 m. */
const precision = 1e5;
/** Bits of the longitude in a packed point; the latitude is above them. 51 bits are exact in JavaScript. */
export const lonBits = 26;

/** A position as one number: latitude and longitude from the south-west corner of the world, in steps of 1.1 m. */
export const toMapPoint = ({ lat, lon }: Position): number =>
  Math.round((lat + 90) * precision) * 2 ** lonBits + Math.round((lon + 180) * precision);

/** The position of a packed point. */
export const fromMapPoint = (point: number): Position => ({
  lat: (Math.floor(point / 2 ** lonBits) - 90 * precision) / precision,
  lon: ((point % 2 ** lonBits) - 180 * precision) / precision,
});

/** Zoom level of the stored tiles: about 400 metres a side in Hungary. */
export const tileLevel = 16;
const tilesPerSide = 2 ** tileLevel;
/** Latitude at which the Web Mercator square ends. */
export const maxLatitude = 85.05;

/** The position in the Web Mercator square, from 0 in the north-west to 1. */
export function toMercator({ lat, lon }: Position): { x: number; y: number } {
  const sine = Math.sin(toRadians(Math.min(Math.max(lat, -maxLatitude), maxLatitude)));
  return { x: (lon + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Spreads 16 bits to the even bits of a 32-bit number. */
function spread(bits: number): number {
  let spaced = bits;
  for (const [shift, mask] of [
    [8, 0x00ff00ff],
    [4, 0x0f0f0f0f],
    [2, 0x33333333],
    [1, 0x55555555],
  ] as const)
    spaced = (spaced | (spaced << shift)) & mask;
  return spaced;
}

/** The Morton code of a tile (z-order): tiles of every lower zoom level are ranges of consecutive codes. */
export const toMorton = (x: number, y: number): number => (spread(x) | (spread(y) << 1)) >>> 0;

/** The Morton code of the tile that a position is in. */
export function toMapTile(position: Position): number {
  const { x, y } = toMercator(position);
  const toTile = (share: number) => Math.min(Math.max(Math.floor(share * tilesPerSide), 0), tilesPerSide - 1);
  return toMorton(toTile(x), toTile(y));
}

/** Side in metres of the cells around an anchor; all that is hidden in one of them is shown at one point. */
const cellSide = 200;
/**
 * Metres that the middle of such a cell is moved by: the promised 300 to 800 of any address in it. A little inside of
 * them, since points are rounded to metres.
 */
const shift = { min: 305 + cellSide * Math.SQRT1_2, max: 795 - cellSide * Math.SQRT1_2 };
/** Metres around a moved point within which the true place is. */
export const hiddenRadius = 800;
/** Metres around an anchor in which its owner's hidden places are moved by its vector. */
const anchorReach = 1000;

/** The oldest of an owner's anchors that a hidden place belongs to; undefined for a place that becomes one itself. */
export const findAnchor = (anchors: readonly Position[], place: Position): Position | undefined =>
  anchors.find((anchor) => getDistance(anchor, place) <= anchorReach);

const limit = (degrees: number, max: number) => Math.min(Math.max(degrees, -max), max);
/** Metres in a degree of longitude, of which there are some even at the poles. */
const metresPerLonDegree = (lat: number) => metresPerDegree * Math.max(Math.cos(toRadians(lat)), 0.01);

/** Three fractions that only the secret tells. */
function draw(about: string, secret: Buffer): [number, number, number] {
  const digest = createHmac('sha256', secret).update(about).digest();
  const at = (offset: number) => digest.readUInt32BE(offset) / 2 ** 32;
  return [at(0), at(4), at(8)];
}

interface Metres {
  east: number;
  north: number;
}

const rotate = ({ east, north }: Metres, angle: number): Metres => ({
  east: east * Math.cos(angle) - north * Math.sin(angle),
  north: east * Math.sin(angle) + north * Math.cos(angle),
});

/** The middle of a place's cell in a grid with the anchor in the middle of a cell. */
function toCellMiddle(place: Metres, tilt: number): Metres {
  const { east, north } = rotate(place, -tilt);
  const round = (metres: number) => Math.round(metres / cellSide) * cellSide;
  return rotate({ east: round(east), north: round(north) }, tilt);
}

/**
 * The position of a hidden address as everybody sees it: the middle of its cell around the anchor, moved by a vector
 * that depends on the secret, the owner and the anchor. ADR 47 says what several places of one owner, or several
 * owners of one place, still reveal.
 */
function moveHidden(place: Position, anchor: Position, owner: number, secret: Buffer): Position {
  const [turn, area, tilt] = draw(`anchor:${owner}:${toMapPoint(anchor)}`, secret);
  const lonMetres = metresPerLonDegree(anchor.lat);
  const middle = toCellMiddle(
    { east: (place.lon - anchor.lon) * lonMetres, north: (place.lat - anchor.lat) * metresPerDegree },
    tilt * 2 * Math.PI,
  );
  // Uniform over the area of the ring.
  const distance = Math.sqrt(shift.min ** 2 + area * (shift.max ** 2 - shift.min ** 2));
  const vector = rotate({ east: distance, north: 0 }, turn * 2 * Math.PI);
  return {
    lat: limit(anchor.lat + (middle.north + vector.north) / metresPerDegree, 90),
    lon: limit(anchor.lon + (middle.east + vector.east) / lonMetres, 180),
  };
}

/** Metres from the middle of its settlement within which a position is believed. */
const maxFromPlace = 30_000;

/** The position that the advertiser has set, unless it is far from the address. */
function believe(pin: Position | null, place: ApproximatePlace | null): Position | null {
  if (!pin || !place) return pin;
  return getDistance(pin, place) <= maxFromPlace + place.radius ? pin : null;
}

/** What the position of a listing on the map is computed from. */
export interface MapListing {
  /** The owner. */
  userID: number;
  /** Whether the address is hidden. */
  isHidden: boolean;
  lat: number | null;
  lon: number | null;
  place: ApproximatePlace | null;
}

/** The position that the advertiser has set for a listing, if it counts. */
const getPin = ({ lat, lon, place }: MapListing): Position | null =>
  believe(lat === null || lon === null ? null : { lat, lon }, place);

/** The position that is to be kept from everybody; null for a public one, and for the middle of a settlement. */
export const getHiddenPin = (listing: MapListing): Position | null =>
  listing.isHidden ? getPin(listing) : null;

/**
 * Computes the derived map columns of a listing. Its true position is in none of them while its address is hidden;
 * `anchor` is the one of its owner that a hidden pin belongs to, by default the pin itself.
 */
export function toMapColumns(listing: MapListing, secret: Buffer, anchor?: Position | null): MapColumns {
  const { userID, isHidden, place } = listing;
  const pin = getPin(listing);
  const position = pin ?? place;
  if (!position) return { mapPoint: null, mapTile: null, mapRadius: null };
  const shown = isHidden ? moveHidden(position, (pin && anchor) ?? position, userID, secret) : position;
  const point = toMapPoint(shown);
  return {
    mapPoint: point,
    mapTile: toMapTile(fromMapPoint(point)),
    mapRadius: Math.max(pin ? 0 : (place?.radius ?? 0), isHidden ? hiddenRadius : 0),
  };
}

/** A place of the gazetteer with coordinates. */
export interface GazetteerPosition {
  lat: number | null;
  lon: number | null;
  /** 1 for coordinates that are interpolated from neighbours; half of these are within 7 km. */
  isApproximate: number;
  /** Population. */
  weight: number;
}

/** Metres around coordinates that are borrowed from neighbours. */
const borrowedRadius = 7000;
/** Metres around the middle of a settlement: its area grows with its population. */
const getRadius = ({ isApproximate, weight }: GazetteerPosition) =>
  isApproximate === 1
    ? borrowedRadius
    : Math.round(Math.min(Math.max(15 * Math.sqrt(weight), 500), 6000) / 100) * 100;

/** The middle of a settlement. */
export const toSettlementPlace = (place: GazetteerPosition | undefined): ApproximatePlace | null =>
  place && place.lat !== null && place.lon !== null
    ? { lat: place.lat, lon: place.lon, radius: getRadius(place) }
    : null;

/** Metres of the smallest circle that is drawn around a covered place. */
const minCoveredRadius = 5000;

/** The middle of several covered places, of which some reach so many metres around them; null without any. */
export function toCoveragePlace(
  places: readonly (Pick<GazetteerPosition, 'lat' | 'lon'> & { reach?: number })[],
): ApproximatePlace | null {
  const known = places.flatMap(({ lat, lon, reach = 0 }) =>
    lat === null || lon === null ? [] : { lat, lon, reach },
  );
  if (known.length === 0) return null;
  const mean = (pick: (position: Position) => number) =>
    known.reduce((sum, position) => sum + pick(position), 0) / known.length;
  const middle = { lat: mean(({ lat }) => lat), lon: mean(({ lon }) => lon) };
  const reach = Math.max(...known.map((place) => getDistance(middle, place) + place.reach));
  return { ...middle, radius: Math.round(Math.max(reach, minCoveredRadius) / 100) * 100 };
}
