import { speakHungarian } from '@piacter/contracts/core';

// This file is only ever fetched together with a schema, so the pages that have no form carry no zod.
speakHungarian();

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a form needs of a contract's schema; every zod schema is one. */
export interface FormSchema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined };
}

const missing = 'Ezt a mezőt ki kell töltened!';

const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    body,
  );

/**
 * The first fault of each field, by its wire name, in Hungarian. Of an empty field it is only said that it is
 * empty, not that nothing is no valid address.
 */
export function faultsOf(schema: FormSchema, body: unknown): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const name = path.map(String).join('.');
    faults[name] ??= valueAt(body, path) === '' ? missing : message;
  }
  return faults;
}
