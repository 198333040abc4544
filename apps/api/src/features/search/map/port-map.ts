import type { ListingKind } from '@piacter/contracts/listings';
import { maxPins } from '@piacter/contracts/map/values';
import type { Deps } from '../../../deps.ts';
import type { CardShape } from '../../listings/rows/index.ts';
import { packLat, packLon } from '../map-polygon.ts';
import { limitLevel } from '../map-tiles.ts';
import type { Conditions, SearchPort } from '../port.ts';
import { createPins, getClusterLevel, maxTiles, toCluster, type View } from './map-reply.ts';

/**
 * A search on the map: its listings in the view counted by tile, and as pins where they are few or alone in their tile.
 * Only shown positions are known to the port.
 */
export function createPortMap<const Kind extends ListingKind, Search extends View, Row, Card extends object>(
  deps: Pick<Deps, 'readDb' | 'clock'>,
  {
    kind,
    cards,
    port,
    toConditions,
  }: {
    kind: Kind;
    cards: CardShape<Row, Card>;
    port: SearchPort;
    toConditions: (search: Search) => Promise<Conditions>;
  },
) {
  const selectPins = createPins(deps, kind, cards);
  return async (search: Search) => {
    const { bbox, zoom, area } = search;
    const [west, south, east, north] = bbox;
    /** What is drawn is narrower than the view that shows all of it. */
    const isAreaShown = area?.every(
      ({ lat, lon }) => south <= lat && lat <= north && west <= lon && lon <= east,
    );
    const view: Conditions = isAreaShown
      ? []
      : [
          { column: 'mapLat', from: Math.ceil(packLat(south)), to: Math.floor(packLat(north)) },
          { column: 'mapLon', from: Math.ceil(packLon(west)), to: Math.floor(packLon(east)) },
        ];
    const level = limitLevel(bbox, getClusterLevel(zoom), maxTiles);
    const others = await toConditions(search);
    const { total, ids, tiles } = await port.onMap(others && [...view, ...others], {
      level,
      maxIDs: maxPins,
    });
    if (total <= maxPins) return { clusters: [], pins: await selectPins(ids) };
    const alone = tiles.filter(({ found }) => found === 1).slice(0, maxPins);
    return {
      clusters: tiles.filter((tile) => !alone.includes(tile)).map(toCluster),
      pins: await selectPins(alone.map(({ anyID }) => anyID)),
    };
  };
}
