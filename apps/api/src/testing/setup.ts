import { installHungarianMessages } from '@piacter/contracts/core';
import { afterAll } from 'vitest';
import { closeTestApps } from './app.ts';
import { closeTestDatabase } from './database.ts';
import { expectDocumentedRefusals } from './undocumented-refusals.ts';

installHungarianMessages();

// Test files share a process and its modules (`isolate: false`): this file alone runs again for each of them, so a
// helper that wants to act after every file is called from here. A hook of its own would be there for one file only.
afterAll(async () => {
  await closeTestApps();
  await closeTestDatabase();
  expectDocumentedRefusals();
});
