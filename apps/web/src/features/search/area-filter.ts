import { text } from './text.ts';

/** The area drawn on the map, in the searches of every kind of listing (MAP-03). */
export const areaFilter = {
  kind: 'area',
  name: 'area',
  label: text.area,
} as const;
