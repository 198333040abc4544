import { installHungarianMessages } from '@piacter/contracts/core';
import { fieldMessages } from '@piacter/contracts/core/hungarian';
import type { FieldErrors } from './form.ts';

// This file is only ever fetched together with a schema, so pages without a form carry no zod.
installHungarianMessages();

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a form needs of a contract's schema; every zod schema is one. */
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
 * The first error of each field, by its wire name, in Hungarian. Of an empty field it only says that it is empty,
 * not that an empty text is no valid address.
 */
export function getFieldErrors(schema: FormSchema, body: unknown): FieldErrors {
  const errors: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const name = path.map(String).join('.');
    errors[name] ??= valueAt(body, path) === '' ? emptyMessage : message;
  }
  return errors;
}
