import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { Role } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { demoEmails, seedDemo } from '@piacter/db/demo';
import bcrypt from 'bcrypt';
import { createFileStore, createPrivateStore } from '../../apps/api/src/adapters/files/index.ts';
import { createPictureMaker } from '../../apps/api/src/adapters/images/index.ts';
import { createOutbound } from '../../apps/api/src/adapters/outbound/index.ts';
import { createApp } from '../../apps/api/src/app.ts';
import { fillDemoWatches } from '../../apps/api/src/commands/demo-watches.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { inTransaction } from '../../apps/api/src/core/db/transaction.ts';
import { createLogger } from '../../apps/api/src/core/log.ts';
import type { Deps } from '../../apps/api/src/deps.ts';
import { createSessionService } from '../../apps/api/src/features/accounts/index.ts';
import { createJobs } from '../../apps/api/src/jobs/index.ts';
import { TestClock } from '../../apps/api/src/testing/clock.ts';
import { testPasswordCost } from '../../apps/api/src/testing/users.ts';
import { webBuild } from '../../apps/api/src/testing/web-build.ts';

/** The texts depend on the day: 'még 3 nap'. */
const demoDay = '2026-11-21T11:00:00Z';

const publicUrl = 'http://piacter.test';

/**
 * The product over a migrated database with its reference rows only, which is filled with the demo data: in this process,
 * without pictures, on a stopped clock.
 */
export async function startDemoProduct(db: Database, dataDir: string) {
  const clock = new TestClock(demoDay);
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const config = readConfig({
    NODE_ENV: 'test',
    // The emulator of the payment provider is asked there.
    PORT: String(port),
    // Nothing connects to it: the database is given.
    DATABASE_URL: 'mysql://127.0.0.1/texts',
    JWT_SECRET: 'a secret that only the texts of this repository know',
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'silent',
  });
  await seedDemo({
    db,
    now: clock.now(),
    hashPassword: (password) => bcrypt.hash(password, testPasswordCost),
    storePicture: (file) =>
      Promise.resolve({ path: `/files/images/${basename(file)}`, width: 800, height: 533 }),
  });
  const log = createLogger(config.logLevel);
  const pictures = createPictureMaker(log);
  const stores = { files: await createFileStore(config), privateFiles: await createPrivateStore(config) };
  const outbound = createOutbound(config);
  const deps: Deps = { config, db, readDb: db, clock, log, ...stores, pictures, outbound };
  const jobs = createJobs(deps);
  /** Runs jobs by their names. */
  async function run(...names: string[]): Promise<void> {
    for (const job of names.map((name) => jobs.find((one) => one.name === name)))
      await job?.run(deps, clock.now());
  }
  await run('price-levels', 'count-listings');
  await fillDemoWatches(db, config, clock.now());

  server.on('request', createApp(deps, { isStopping: () => false, build: webBuild }));
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

  /** Sends a request, with the token of a session if there is one. */
  const send = (address: string, token?: string, init: RequestInit = {}) =>
    fetch(origin + address, {
      redirect: 'manual',
      ...init,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(init.body && { 'Content-Type': 'application/json' }),
      },
    });

  return {
    deps,
    db,
    clock,
    run,
    signIn,
    fetch: send,
    /** What a call replies. */
    get: async (address: string, token?: string) => (await send(address, token)).json(),
    close(): void {
      server.close();
      server.closeAllConnections();
      pictures.close();
    },
  };
}

export type DemoProduct = Awaited<ReturnType<typeof startDemoProduct>>;
