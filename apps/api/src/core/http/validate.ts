import type { FieldError } from '@piacter/contracts/core';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Keeps the first message of each field. */
function fieldErrors(error: z.ZodError): FieldError[] {
  const messages = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!messages.has(path)) messages.set(path, issue.message);
  }
  return [...messages].map(([path, message]) => ({ path, message }));
}

/** Validates a part of a request; throws `invalid` with all invalid fields. */
export function validate<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new ApiError('validation_failed', { errors: fieldErrors(parsed.error) });
}
