import { z } from 'zod';
import { instant, textID } from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { maxDraftLength, newListing } from './values.ts';

/** The form of a listing: a stored one, or `new`. */
export const draftParams = z.object({
  kind: z.enum(listingKinds),
  id: z.union([z.literal(newListing), textID]),
});
export type DraftParams = z.output<typeof draftParams>;

/** Values by the names of a form's fields; only the form itself knows more of them. */
const draftValues = z.record(z.string(), z.unknown());

/** False for values that are too long, or nested so deeply that they cannot be written as JSON. */
function isShort(values: unknown): boolean {
  try {
    return JSON.stringify(values).length <= maxDraftLength;
  } catch {
    return false;
  }
}

export const draftBody = z.object({
  values: draftValues.refine(isShort, 'Ez túl hosszú ahhoz, hogy piszkozatként megőrizzük: rövidítsd le!'),
});
export type DraftBody = z.output<typeof draftBody>;

export const draft = z.object({ values: draftValues, updated: instant });
export type Draft = z.infer<typeof draft>;

/** Tells this version of a draft from a later one, written on another device. */
export const draftVersion = z.object({ updated: instant });
