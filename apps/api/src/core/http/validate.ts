import type { FieldError } from '@piacter/contracts/core';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** One message a field, the first: what is wrong with an address in three ways is still one thing to mend. */
function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** Parses one part of a request; all faulty fields are answered at once (422). */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError('validation_failed', { errors: fieldErrors(parsed.error) });
}
