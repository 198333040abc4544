import { z } from 'zod';
import { flag, requiredText } from '../core/index.ts';
import { hidingReasonLimit } from './values.ts';

/** The key of the mail that asks whether a property request is still wanted. */
export const requestRenewalBody = z.object({ key: z.string().min(1).max(200) });

export const requestVisibilityBody = z.object({
  isHidden: flag.transform((value) => value === 1),
  /** Read by the requester. */
  reason: requiredText(hidingReasonLimit),
});
export type RequestVisibilityBody = z.output<typeof requestVisibilityBody>;
