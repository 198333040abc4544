import type { z } from 'zod';
import { fieldsReply } from './envelope.ts';
import { instant } from './scalars.ts';

/**
 * For rows that two admins may edit at once. The reply of the row carries `updated`; an update may send it back as
 * `seenUpdated` and is then refused with `edited_meanwhile` (409) if somebody else has saved since. Without it the row
 * is overwritten. Usage: `body: z.object({ …fields, ...seenVersion })` and `errors: ['edited_meanwhile']`.
 */
export const seenVersion = { seenUpdated: instant.optional() } satisfies z.ZodRawShape;

/** The reply of an update: the new `updated`, to be sent with the next one. */
export const updatedReply = fieldsReply({ updated: instant });
