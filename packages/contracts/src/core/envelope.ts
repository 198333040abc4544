import { z } from 'zod';
import { id } from './scalars.ts';
import { captchaLevels } from './values.ts';

const envelope = { ok: z.literal(true), message: z.string() };

/** A reply with only a message: `message` is Hungarian, or ''. */
export const messageReply = z.object(envelope);

/** A reply with its payload under `data`. */
export const dataReply = <Data extends z.ZodType>(data: Data) => z.object({ ...envelope, data });

/** A reply with named fields beside the envelope's own. */
export const fieldsReply = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ ...envelope, ...fields });

/** The reply of a 201: the id of the inserted row. */
export const createdReply = fieldsReply({ insertID: id, token: z.string().optional() });

/** One page of a search with its total (`totalCap`). */
export const searchReply = <Item extends z.ZodType>(item: Item) =>
  fieldsReply({
    data: z.array(item),
    totalPages: z.int().nonnegative(),
    total: z.int().nonnegative(),
    totalIsCapped: z.boolean(),
  });

/** One page of a list whose total is always exact. */
export const pagedReply = <Item extends z.ZodType>(item: Item) =>
  fieldsReply({ data: z.array(item), totalPages: z.int().nonnegative() });

/** A field that failed validation; `path` is the wire name, dots for nesting. */
export const fieldError = z.object({ path: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldError>;

/**
 * The reply of every failure: a stable `code`, a Hungarian `message`, the field errors if any, and with
 * `captcha_required` the level of the captcha to solve.
 */
export const failure = z.object({
  ok: z.literal(false),
  code: z.string(),
  message: z.string(),
  errors: z.array(fieldError).optional(),
  captchaLevel: z.enum(captchaLevels).optional(),
});
export type Failure = z.infer<typeof failure>;
