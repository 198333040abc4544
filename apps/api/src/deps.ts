import type { Database } from '@piacter/db';
import type { FileStore } from './adapters/files/index.ts';
import type { PictureMaker } from './adapters/images/index.ts';
import type { Config } from './config.ts';
import type { Clock } from './core/clock.ts';
import type { Logger } from './core/log.ts';

/** What every feature is made from. Adapters join here as ports: an interface, never a concrete library. */
export interface Deps {
  config: Config;
  db: Database;
  /** Reads that may lag behind by a moment (public searches and details); the same as `db` without a replica. */
  readDb: Database;
  clock: Clock;
  log: Logger;
  files: FileStore;
  pictures: PictureMaker;
  /** Cost of bcrypt; tests lower it. 12 by default. */
  passwordCost?: number;
}
