import { type ListingKind, listingKinds } from '@piacter/contracts/listings/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { cornerLimits, formatArea, formatBounds } from '@piacter/contracts/map';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { toStar } from '../../apps/api/src/testing/star.ts';
import { searchCalls } from '../listing-paths.ts';
import { type Address, type Filters, type Mix, query } from './addresses.ts';
import { listingTables } from './bench-database.ts';
import { createPropertyFilters, createStayFilters } from './filters.ts';
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

/** One filter, and as many as somebody sets who knows what they want. */
function toFilters(
  seeded: Seeded,
  professionIDs: readonly number[],
): Record<ListingKind, { one: () => Filters; several: () => Filters }> {
  const { pick } = seeded;
  const { adType, houseType, one, three } = createPropertyFilters(seeded);
  return {
    property: { one, several: () => ({ countryID: hungaryID, ...adType(), ...houseType(), ...three() }) },
    accommodation: {
      one: () =>
        pick<Filters>([
          { accommodationType: '2,30' },
          { facilities: '301' },
          { priceTo: 15 },
          { petAllowed: 1 },
          { guests: 4 },
        ]),
      several: createStayFilters(seeded).season,
    },
    service: {
      one: () => ({ serviceType: pick(professionIDs) }),
      several: () => ({ countryID: hungaryID, serviceType: pick(professionIDs), keyword: 'javítás' }),
    },
  };
}

/** The searches of the map: thirty views with no, one and several filters, and drawn areas (MAP-02, MAP-03). */
export const mapMix: Mix = {
  name: 'map',
  tables: listingTables,
  async addresses(db, seeded) {
    const { professionIDs } = await readMarket(db);
    const filters = toFilters(seeded, professionIDs);
    return listingKinds.flatMap((kind): Address[] => {
      const { one, several } = filters[kind];
      const onMap = (of: Filters) => query(`/api/map/${kind}`, of);
      const inList = (of: Filters) => query(searchCalls[kind], of);
      const ofViews = views.flatMap((view) => {
        const shown = { bbox: formatBounds(toBounds(view)), zoom: view.zoom };
        const area = drawArea(view);
        return [
          { kind: `${kind}, no filter`, path: onMap(shown) },
          { kind: `${kind}, one filter`, path: onMap({ ...shown, ...one() }) },
          { kind: `${kind}, several filters`, path: onMap({ ...shown, ...several() }) },
          { kind: `${kind}, area`, path: onMap({ ...shown, area, ...one() }) },
          { kind: `${kind}, list of area`, path: inList({ area, ...one() }) },
        ];
      });
      const ofStars = starZooms.map((zoom) => ({
        kind: `${kind}, star`,
        path: onMap({ bbox: country, zoom, area: star }),
      }));
      return [...ofViews, ...ofStars, { kind: `${kind}, list of star`, path: inList({ area: star }) }];
    });
  },
};
