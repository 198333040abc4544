import { z } from 'zod';
import { id, instant, nullableText } from '../core/index.ts';
import { ntakResults } from './values.ts';

/** A month: '2026-11'. */
const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export const ntakQuery = z.object({
  /** This month by default. */
  month: month.optional(),
});
export type NtakQuery = z.output<typeof ntakQuery>;

const accommodation = {
  accommodationID: id,
  accommodationName: z.string(),
};

/** An accommodation to look up in the public register, with the name and the number that it had when it was drawn. */
export const ntakCheck = z.object({
  checkID: id,
  ...accommodation,
  ntakNumber: z.string(),
  result: z.enum(ntakResults).nullable(),
  checkedAt: instant.nullable(),
});
export type NtakCheck = z.infer<typeof ntakCheck>;

/** A number that stands in several published ads. */
export const ntakDuplicate = z.object({
  ntakNumber: z.string(),
  accommodations: z.array(z.object({ ...accommodation, ownerEmail: nullableText })),
});
export type NtakDuplicate = z.infer<typeof ntakDuplicate>;

export const ntakOverview = z.object({
  month: z.string(),
  /** The months that have checks, the newest first. */
  months: z.array(z.string()),
  checks: z.array(ntakCheck),
  duplicates: z.array(ntakDuplicate),
});
export type NtakOverview = z.infer<typeof ntakOverview>;

export const ntakResultBody = z.object({ result: z.enum(ntakResults) });
