import { basename } from 'node:path';
import type { Role } from '@piacter/contracts/core';
import { demoEmails, seedDemo } from '@piacter/db/demo';
import bcrypt from 'bcrypt';
import { fillDemoWatches } from '../../apps/api/src/commands/demo-watches.ts';
import { inTransaction } from '../../apps/api/src/core/db/transaction.ts';
import { createSessionService } from '../../apps/api/src/features/accounts/index.ts';
import { createJobs } from '../../apps/api/src/jobs/index.ts';
import { testApp } from '../../apps/api/src/testing/app.ts';
import { TestClock } from '../../apps/api/src/testing/clock.ts';
import { testPasswordCost } from '../../apps/api/src/testing/users.ts';
import { webBuild } from '../../apps/api/src/testing/web-build.ts';

/** The texts depend on the day: 'még 3 nap'. */
const demoDay = '2026-11-21T11:00:00Z';

/** The application of a test, filled with the demo data without its pictures. */
export async function startDemoProduct() {
  const app = await testApp({
    clock: new TestClock(demoDay),
    config: { rateLimitFactor: 100_000 },
    build: webBuild,
  });
  const { deps, db, clock, config, address } = app;
  await seedDemo({
    db,
    now: clock.now(),
    hashPassword: (password) => bcrypt.hash(password, testPasswordCost),
    storePicture: (file) =>
      Promise.resolve({ path: `/files/images/${basename(file)}`, width: 800, height: 533 }),
  });
  const jobs = createJobs(deps, app.shared);
  /** Runs jobs by their names. */
  async function run(...names: string[]): Promise<void> {
    for (const job of names.map((name) => jobs.find((one) => one.name === name)))
      await job?.run(deps, clock.now());
  }
  await run('price-levels', 'count-listings');
  await fillDemoWatches(db, config, clock.now());
  const sessions = createSessionService(deps);

  /** The demo account of a role, signed in. */
  async function signIn(role: Role): Promise<{ userID: number; token: string }> {
    const { userID } = await db
      .selectFrom('users')
      .select('userID')
      .where('email', '=', demoEmails[role])
      .executeTakeFirstOrThrow();
    return { userID, ...(await inTransaction(db, (trx) => sessions.open(trx, userID, role))) };
  }

  /** Requests a page or a call, with the token of a session if there is one. */
  const request = (path: string, token?: string) =>
    fetch(address + path, {
      redirect: 'manual',
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
    });

  return {
    deps,
    db,
    clock,
    address,
    run,
    signIn,
    fetch: request,
    /** What a call replies. */
    get: async (path: string, token?: string) => (await request(path, token)).json(),
  };
}

export type DemoProduct = Awaited<ReturnType<typeof startDemoProduct>>;
