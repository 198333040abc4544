import type { FieldError } from '@piacter/contracts/core';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));

/** Parses one part of a request; all faulty fields are answered at once (422). */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError('validation_failed', { errors: fieldErrors(parsed.error) });
}
