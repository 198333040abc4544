import { z } from 'zod';
import { id, instant, line, page, requiredLine, searchTextLimit, seenVersion } from '../core/index.ts';
import { professionNameLimit } from './values.ts';

/** A profession as the admin edits it (ENT-07). */
export const profession = z.object({ typeID: id, typeName: z.string(), updated: instant });
export type Profession = z.infer<typeof profession>;

export const professionQuery = z.object({
  /** A part of the name; accents and case do not matter. */
  typeName: line(searchTextLimit).optional(),
  page,
});
export type ProfessionQuery = z.output<typeof professionQuery>;

const typeName = requiredLine(professionNameLimit);

export const newProfessionBody = z.object({ typeName });
export const professionUpdate = z.object({ typeName, ...seenVersion });
export type ProfessionUpdate = z.output<typeof professionUpdate>;
