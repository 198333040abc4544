import { installHungarianMessages } from '@piacter/contracts/core';
import { afterAll } from 'vitest';
import { closeTestApps } from './app.ts';
import { closeTestDatabase } from './database.ts';
import { expectDocumentedRefusals } from './undocumented-refusals.ts';

installHungarianMessages();

// Test files share a process and its modules (`isolate: false`). Only this file runs again for each of them, so the
// clean-up of helpers is called from here; a hook in a helper would run for one file only.
afterAll(async () => {
  await closeTestApps();
  await closeTestDatabase();
  expectDocumentedRefusals();
});
