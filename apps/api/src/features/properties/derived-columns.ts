import type { PropertyChanges } from '@piacter/contracts/properties';
import { toSettlementPlace } from '@piacter/db/map-position';
import { propertySearchText } from '@piacter/db/search-text';
import { sql } from 'kysely';
import { encodeMask } from '../../core/bit-mask.ts';
import { computeMapColumns, createRefresh, type Derivation } from '../listings/own/index.ts';
import { type RelationTable, selectRelations } from '../listings/relations/index.ts';
import type { LookupRows } from '../lookups/index.ts';
import { resolvePlace } from '../places/index.ts';
import { type WrittenProperty, writtenColumns } from './property-columns.ts';

export const specialLocations: RelationTable = {
  kind: 'property',
  table: 'real_estate_special_locations',
  entry: 'locationID',
};

function computeMask(selected: readonly number[], { locations }: LookupRows) {
  const mask = encodeMask(
    locations.flatMap(({ locationID, bit }) => (selected.includes(locationID) ? [bit] : [])),
  );
  return { specialMask: sql<number>`cast(${mask} as unsigned)` };
}

/**
 * The derived columns of a property: its place as the gazetteer has it, position on the map, folded search text, the mask
 * of its special locations.
 */
export const derivation: Derivation<WrittenProperty, PropertyChanges> = {
  kind: 'property',
  columns: writtenColumns,
  derive: async (trx, realEstateID, row, { gazetteer, rows }, changes) => {
    const place = resolvePlace(gazetteer, row);
    const middle = toSettlementPlace(gazetteer.findPlace(place.settlementID));
    const selected = changes
      ? changes.specialLocations
      : await selectRelations(trx, specialLocations, realEstateID);
    return {
      ...place,
      ...(await computeMapColumns(trx, row, middle)),
      ...(selected && computeMask(selected, rows)),
      searchText: propertySearchText({ ...row, ...place }),
    };
  },
};

export const refreshDerived = createRefresh(derivation);
