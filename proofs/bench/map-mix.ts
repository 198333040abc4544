import type { ListingKind } from '@piacter/contracts/listings';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { cornerLimits, formatArea, formatBounds } from '@piacter/contracts/map';
import { adTypes, houseTypes } from '@piacter/contracts/properties/values';
import { numbers, type Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { toStar } from '../../apps/api/src/testing/star.ts';
import { type Address, type Filters, type Mix, query } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { readMarket } from './market.ts';

/** The middles of the views: the country, and places with many and few listings. */
const middles = [
  [47.16, 19.5],
  [47.5, 19.05],
  [47.68, 17.63],
  [46.9, 17.9],
  [47.53, 21.63],
  [46.07, 18.23],
] as const;
/** Zoom levels from the whole country to a street; with the middles they are thirty views. */
const zooms = [7, 9, 11, 13, 16];
/** Degrees of longitude and latitude on a screen of 1280 by 800 pixels at zoom level 0. */
const screen = { width: (360 * 1280) / 256, height: (360 * 800 * 0.68) / 256 };

interface View {
  lat: number;
  lon: number;
  zoom: number;
}
const views: View[] = middles.flatMap(([lat, lon]) => zooms.map((zoom) => ({ lat, lon, zoom })));

function toBounds({ lat, lon, zoom }: View) {
  const [x, y] = [screen.width / 2 ** zoom / 2, screen.height / 2 ** zoom / 2];
  return [lon - x, lat - y, lon + x, lat + y] as const;
}

/** An area with a bay, over the middle of a view. */
function drawArea(view: View): string {
  const [west, south, east, north] = toBounds({ ...view, zoom: view.zoom + 1 });
  const corners = [
    [south, west],
    [south, east],
    [view.lat, view.lon + (east - west) / 8],
    [north, east],
    [north, west],
  ] as const;
  return formatArea(corners.map(([lat, lon]) => ({ lat, lon })));
}

/** A star of as many corners as there may be, over a third of the country: by which somebody might try to stop the service. */
const star = formatArea(toStar({ lat: 47.16, lon: 19.5 }, 1.3, cornerLimits.max));
const country = formatBounds([16, 45.7, 23, 48.6]);
const starZooms = [12, 19];

const searchPaths: Record<ListingKind, string> = {
  property: '/api/search-real-estates',
  accommodation: '/api/search-accommodations',
  service: '/api/search-professionals',
};

/** One filter, and as many as somebody sets who knows what they want. */
function toFilters(
  { pick, below }: Seeded,
  professionIDs: readonly number[],
): Record<ListingKind, { one: () => Filters; several: () => Filters }> {
  return {
    property: {
      one: () =>
        pick<Filters>([
          { adType: adTypes.sale },
          { adType: adTypes.rent },
          { houseType: houseTypes.flat },
          { hasBalcony: 1 },
          { priceTo: 40_000 },
          { roomsFrom: 3 },
        ]),
      several: () => ({
        countryID: hungaryID,
        adType: pick([adTypes.sale, adTypes.rent]),
        houseType: pick([houseTypes.house, houseTypes.flat]),
        conditionID: pick(['1', '2,3', '4']),
        floorAreaFrom: 40 + 10 * below(6),
        roomsFrom: 1 + below(3),
      }),
    },
    accommodation: {
      one: () =>
        pick<Filters>([
          { accommodationType: '2,30' },
          { facilities: '301' },
          { priceTo: 15 },
          { petAllowed: 1 },
          { guests: 4 },
        ]),
      several: () => ({
        accommodationType: pick(['2,30', '3,4']),
        priceTo: 10 + below(20),
        facilities: pick(['301', '301,302']),
        roomFacilities: 102,
        guests: 2 + below(4),
      }),
    },
    service: {
      one: () => ({ serviceType: pick(professionIDs) }),
      several: () => ({ countryID: hungaryID, serviceType: pick(professionIDs), keyword: 'javítás' }),
    },
  };
}

const listingKinds = ['property', 'accommodation', 'service'] as const;
const variants = ['no filter', 'one filter', 'several filters', 'area', 'list of area'] as const;
const starVariants = ['star', 'list of star'] as const;

/** The searches of the map: thirty views with no, one and several filters, and drawn areas (MAP-02, MAP-03). */
export const mapMix: Mix = {
  name: 'map',
  kinds: listingKinds.flatMap((kind) =>
    [...variants, ...starVariants].map((variant) => `${kind}, ${variant}`),
  ),
  tables: listingTables,
  isAlone: true,
  async addresses(db, variant) {
    const seeded = numbers(20_261_123 + variant * 1000);
    const { professionIDs } = await readMarket(db);
    const filters = toFilters(seeded, professionIDs);
    const ofViews = listingKinds.flatMap((kind) =>
      views.flatMap((view): Address[] => {
        const shown = { bbox: formatBounds(toBounds(view)), zoom: view.zoom };
        const area = drawArea(view);
        const { one, several } = filters[kind];
        const map = (more: Filters) => query(`/api/map/${kind}`, { ...shown, ...more });
        const paths: Record<(typeof variants)[number], string> = {
          'no filter': map({}),
          'one filter': map(one()),
          'several filters': map(several()),
          area: map({ area, ...one() }),
          'list of area': query(searchPaths[kind], { area, ...one() }),
        };
        return variants.map((name) => ({ kind: `${kind}, ${name}`, path: paths[name] }));
      }),
    );
    const ofStars = listingKinds.flatMap((kind): Address[] => [
      ...starZooms.map((zoom) => ({
        kind: `${kind}, star`,
        path: query(`/api/map/${kind}`, { bbox: country, zoom, area: star }),
      })),
      { kind: `${kind}, list of star`, path: query(searchPaths[kind], { area: star }) },
    ]);
    return [...ofViews, ...ofStars];
  },
};
