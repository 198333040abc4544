import type { FacilityGroup } from '../lookups/values.ts';

/** The values of the toggle's `table` with their groups of facilities. */
export const facilityTables = {
  accommodation_bathroom_facilities: 'bathroom',
  accommodation_kitchen_facilities: 'kitchen',
  accommodation_facilities: 'general',
  accommodation_room_facilities: 'room',
  accommodation_child_friendly_facilities: 'childFriendly',
} as const satisfies Record<string, FacilityGroup>;
export type FacilityTable = keyof typeof facilityTables;
