import { installHungarianMessages } from '@piacter/contracts/core';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import type { FieldErrors } from './form.ts';

// Loaded only together with a schema, so that pages without a form carry no zod.
installHungarianMessages();

type Issue = { path: readonly PropertyKey[]; message: string };

/** The part of a contract's schema that a form uses; every zod schema fits. */
export interface FormSchema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined };
}

const emptyMessage = fieldMessages.required;

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );

/**
 * The first error of each field, by its wire name, in Hungarian. An empty field is reported as empty and not, for
 * example, as an invalid address.
 */
export function getFieldErrors(schema: FormSchema, body: unknown): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const name = path.map(String).join('.');
    errors[name] ??= valueAt(body, path) === '' ? emptyMessage : message;
  }
  return errors;
}
