import type { Corner } from '@piacter/contracts/map';
import { allOf, type Condition } from './conditions.ts';
import { createMapPart } from './map-area.ts';
import { createPolygon } from './map-polygon.ts';

/**
 * All conditions of a search on a row, without the choice of an index: for the search read the other way round. Undefined
 * when nothing can match.
 */
export function toRowCondition(
  scope: { conditions: readonly Condition[] } | undefined,
  filters: readonly Condition[] | undefined,
  area: readonly Corner[] | undefined,
): Condition | undefined {
  const within = area && createMapPart([createPolygon(area)])?.test;
  if (!scope || !filters || (area && !within)) return undefined;
  return allOf([...scope.conditions, ...filters, ...(within ? [within] : [])]);
}
