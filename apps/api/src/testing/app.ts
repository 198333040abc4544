import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import supertest from 'supertest';
import { createFileStore, createPrivateStore } from '../adapters/files/index.ts';
import { createPictureMaker } from '../adapters/images/index.ts';
import { createOutbound } from '../adapters/outbound/index.ts';
import { createApp, getProxyTrust } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import { inTransaction } from '../core/db/transaction.ts';
import { refreshCookieName } from '../core/http/cookies.ts';
import { createHttpServer } from '../core/http/http-server.ts';
import { type TransportLimits, transportLimits } from '../core/http/transport-limits.ts';
import { createLogger } from '../core/log.ts';
import type { Deps } from '../deps.ts';
import { createSessionService } from '../features/accounts/index.ts';
import type { Build } from '../features/site/index.ts';
import { createEventCounter } from '../features/statistics/index.ts';
import { createSharedServices } from '../shared-services.ts';
import { TestClock } from './clock.ts';
import { testDatabase } from './database.ts';
import { watchRefusals } from './undocumented-refusals.ts';
import { createUser, testPasswordCost, type UserOverrides } from './users.ts';

interface TestAppOptions {
  /** Overrides of the test configuration, which multiplies the rate limits by a thousand. */
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  clock?: TestClock;
  /** Overrides of the transport limits, such as shorter time-outs. */
  limits?: Partial<TransportLimits>;
  /** Of the web, for pages; none by default. */
  build?: Build;
}

const opened: (() => unknown)[] = [];

/** Closes the applications of a test file, as the process continues with the next one. */
export async function closeTestApps(): Promise<void> {
  await Promise.all(opened.splice(0).map((close) => close()));
}

async function getDatabaseUrl(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select database() as name`.execute(db);
  return `mysql://127.0.0.1/${rows[0]?.name}`;
}

async function createTestConfig(db: Database, overrides: Partial<Config>): Promise<Config> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: await getDatabaseUrl(db),
    JWT_SECRET: 'a secret that only the tests of this repository know',
    PUBLIC_URL: 'http://piacter.test',
    DATA_DIR: await mkdtemp(join(tmpdir(), 'piacter-test-')),
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  });
  return { ...config, ...overrides };
}

/**
 * The real application with this worker's database and a stopped clock. `request()` makes calls, `agent()` keeps cookies
 * between them, `signIn(role)` creates an activated user with a session.
 */
export async function testApp(options: TestAppOptions = {}) {
  const db = await testDatabase();
  const clock = options.clock ?? new TestClock();
  const limits = { ...transportLimits, ...options.limits };
  const { server, connections } = createHttpServer(limits);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const config = await createTestConfig(db, { port, ...options.config });
  const log = createLogger(config.logLevel);
  const deps: Deps = {
    config,
    db,
    readDb: db,
    clock,
    log,
    files: await createFileStore(config),
    privateFiles: await createPrivateStore(config),
    pictures: createPictureMaker(log),
    outbound: createOutbound(config, config.isProduction ? undefined : { allowed: ['127.0.0.1'] }),
    passwordCost: testPasswordCost,
    ...options.deps,
  };
  const events = createEventCounter(deps);
  const shared = createSharedServices(deps);
  const app = createApp(deps, {
    isStopping: () => false,
    events,
    limits,
    shared,
    ...(options.build && { build: options.build }),
  });
  watchRefusals(server);
  connections.serve(app, getProxyTrust(app));
  opened.push(() => {
    server.close();
    server.closeAllConnections();
    deps.pictures.close();
    return rm(config.dataDir, { recursive: true, force: true, maxRetries: 3 });
  });
  const sessions = createSessionService(deps);

  return {
    app,
    deps,
    db,
    clock,
    config,
    address: `http://127.0.0.1:${port}`,
    request: () => supertest(server),
    agent: () => supertest.agent(server),
    createUser: (overrides?: UserOverrides) => createUser(db, clock, overrides),

    /** Creates an activated user of the role with an open session. */
    async signIn(role: Role, overrides: UserOverrides = {}) {
      const user = await createUser(db, clock, { ...overrides, role });
      const { token, cookie, sessionID } = await inTransaction(db, (trx) =>
        sessions.open(trx, user.userID, role),
      );
      return {
        ...user,
        sessionID,
        token,
        /** Value of a `Cookie` header. */
        cookie: `${refreshCookieName}=${cookie.value}`,
        /** Headers of an authenticated call. */
        auth: { Authorization: `Bearer ${token}` },
      };
    },

    /** The counted events of listings, which a test writes itself. */
    events,

    /** For jobs of the same process. */
    shared,

    /** The outbox, oldest first. */
    mails: () => db.selectFrom('outbox_mails').selectAll().orderBy('mailID').execute(),
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
