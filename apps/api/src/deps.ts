import type { Database } from '@piacter/db';
import type { FileStore } from './adapters/files/index.ts';
import type { PictureMaker } from './adapters/images/index.ts';
import type { Outbound } from './adapters/outbound/index.ts';
import type { Config } from './config.ts';
import type { Clock } from './core/clock.ts';
import type { Logger } from './core/log.ts';

/** The dependencies of features. Adapters are ports here: interfaces, never concrete libraries. */
export interface Deps {
  config: Config;
  db: Database;
  /** For reads that tolerate replication lag (public searches and details); the same as `db` without a replica. */
  readDb: Database;
  clock: Clock;
  log: Logger;
  /** What everybody may fetch below /files. */
  files: FileStore;
  /** What nobody may fetch but by a call that knows its owners. */
  privateFiles: FileStore;
  pictures: PictureMaker;
  /** Calls the addresses that users give; the tests' one may call this machine, too. */
  outbound: Outbound;
  /** Cost factor of bcrypt, 12 by default; lower in tests. */
  passwordCost?: number;
}
