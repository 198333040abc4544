import { z } from 'zod';

type Kept<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Inner> ? z.ZodOptional<Inner> : Shape[Name];
};

/**
 * The fields of an update, without the defaults of a new row: an absent key stays absent, so that the stored value is
 * kept; null and an empty text clear it.
 */
export const keepAbsent = <const Shape extends z.ZodRawShape>(shape: Shape): Kept<Shape> =>
  Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      field instanceof z.ZodDefault ? z.optional(field.unwrap()) : field,
    ]),
  ) as Kept<Shape>;

/** The body of a PATCH (ours): any of the fields. What they have to be together is checked on the merged row. */
export const changesOf = <const Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(keepAbsent(shape)).partial();
