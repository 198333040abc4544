import { z } from 'zod';
import { fieldsReply } from './envelope.ts';
import { flag, id, instant } from './scalars.ts';
import { createRecord, typedKeys } from './values.ts';

/**
 * For rows that two admins may edit at once. The reply of the row carries `updated`; an update may send it back as
 * `seenUpdated` and is then refused with `edited_meanwhile` (409) if somebody else has saved since. Without it the row
 * is overwritten. Usage: `body: z.object({ …fields, ...seenVersion })` and `errors: ['edited_meanwhile']`.
 */
export const seenVersion = { seenUpdated: instant.optional() } satisfies z.ZodRawShape;

/** The reply of an update: the new `updated`, to be sent with the next one. */
export const updatedReply = fieldsReply({ updated: instant });

/** A field as a form sends it. */
const seenField = z.union([z.string(), z.number(), flag, z.null(), z.array(id).max(63)]);

/**
 * For a body of changes (`changesOf`), of which other fields may be saved elsewhere at once: what the changed fields were
 * when the form was loaded. One that is stored as neither that nor what is sent is refused with `edited_meanwhile` (409),
 * and nothing is saved; `errors` has the fields. Without it they are overwritten.
 */
export const seenFields = <const Shape extends z.ZodRawShape>(shape: Shape) => ({
  seen: z
    .object(createRecord(typedKeys(shape), () => seenField))
    .partial()
    .optional()
    .describe('The changed fields as they were seen'),
});
