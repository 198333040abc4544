import { speakHungarian } from '@piacter/contracts/core';

// This file is only ever fetched together with a schema, so the pages that have no form carry no zod.
speakHungarian();

type Issue = { path: readonly PropertyKey[]; message: string };

/** What a form needs of a contract's schema; every zod schema is one. */
export interface FormSchema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } | undefined };
}

/** The first fault of each field, by its wire name, in Hungarian. */
export function faultsOf(schema: FormSchema, body: unknown): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(body).error?.issues ?? []) {
    const name = path.map(String).join('.');
    faults[name] ??= message;
  }
  return faults;
}
