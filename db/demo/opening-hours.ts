import type { ListingIDField } from '@piacter/contracts/listings/values';
import type { BulkRow } from './bulk.ts';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Hours as '08:00-16:00' for each day from Monday on; null when closed. */
export type Week = readonly (string | null)[];

/** A week with the same hours on working days, and others at the weekend. */
export const createWeek = (working: string, saturday: string | null, sunday: string | null): Week => [
  ...Array.from({ length: 5 }, () => working),
  saturday,
  sunday,
];

/** The timetable row of a listing with opening hours. */
export const timetableRows = (
  week: Week | null,
  idField: ListingIDField,
  id: number,
  updated: Date,
): BulkRow[] => (week ? [{ [idField]: id, ...Object.fromEntries(toColumns(week)), updated }] : []);

const toColumns = (week: Week): [string, string | number | null][] =>
  days.flatMap((day, i): [string, string | number | null][] => {
    const [from, to] = week[i]?.split('-') ?? [null, null];
    return [
      [`${day}Open`, from ? 1 : 0],
      [`${day}From`, from ?? null],
      [`${day}To`, to ?? null],
    ];
  });
