import { formatAreaFilter } from '@piacter/contracts/search/values';
import type { Values } from './filters.ts';
import { text } from './text.ts';

/** The area drawn on the map, 'lat,lon;lat,lon;…' in the address, in the searches of every kind of listing (MAP-03). */
export const areaFilter = {
  kind: 'chip',
  names: ['area'],
  label: text.area,
  format: ({ area = '' }: Values) => formatAreaFilter(area),
} as const;
