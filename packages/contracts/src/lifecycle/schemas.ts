import { z } from 'zod';
import { flag, instant } from '../core/scalars.ts';
import { initialStates, listingStates } from './values.ts';

export const listingState = z.enum(listingStates);

/** The state of a listing, and those to which the caller may move it; none for anybody but its owner and the admin. */
export const stateFields = { state: listingState, nextStates: z.array(listingState) };
export const stateReply = z.object(stateFields);
export type StateReply = z.infer<typeof stateReply>;

/** What the owner's list tells of a listing's state beside the state itself. */
export const ownStateFields = {
  nextStates: stateFields.nextStates,
  /** When it is hidden unless its owner renews it; null before the mail that asks. */
  expiresAt: instant.nullable(),
};

/** The key of a mailed renewal link. */
export const renewalBody = z.object({ key: z.string().min(1).max(200) });

export const statusBody = z.object({ status: listingState });
export type StatusBody = z.output<typeof statusBody>;

/** How a new listing begins (ours): as a draft, which its owner alone sees; with the pictures of its form. */
export const beginning = {
  state: z.enum(initialStates).optional(),
  withDraftImages: flag.optional(),
};
export interface Beginning {
  state?: (typeof initialStates)[number] | undefined;
  withDraftImages?: 0 | 1 | undefined;
}
