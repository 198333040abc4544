import { z } from 'zod';
import { id, instant, line, page, requiredLine, searchTextLimit, seenVersion } from '../core/index.ts';
import { professionNameLimit, professionSynonymsLimit } from './values.ts';

/** A profession as the admin edits it (ENT-07). */
export const profession = z.object({
  typeID: id,
  typeName: z.string(),
  /** What people call it and what they look for it with, separated by commas (ours, FIND-03). */
  synonyms: z.string(),
  updated: instant,
});
export type Profession = z.infer<typeof profession>;

export const professionQuery = z.object({
  /** A part of the name; accents and case do not matter. */
  typeName: line(searchTextLimit).optional(),
  page,
});
export type ProfessionQuery = z.output<typeof professionQuery>;

const typeName = requiredLine(professionNameLimit);

const synonyms = line(professionSynonymsLimit).optional();

export const newProfessionBody = z.object({ typeName, synonyms });
export type NewProfession = z.output<typeof newProfessionBody>;
export const professionUpdate = z.object({ typeName, synonyms, ...seenVersion });
export type ProfessionUpdate = z.output<typeof professionUpdate>;
