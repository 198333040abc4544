import { createDatabase } from '@piacter/db';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startFailure } from './start-failure.ts';

describe('why the process did not start', () => {
  it('is said in one line where the database does not answer', async () => {
    const db = createDatabase({ url: 'mysql://root@127.0.0.1:1/piacter', connections: 1 });
    const error: unknown = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    await db.destroy();
    expect(startFailure(error)).toBe(
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('is said without a stack where the environment is wrong, and with one where the code is', () => {
    expect(() => readConfig({})).toThrow();
    expect(startFailure(new Error('The web app is not built.'))).toBe('The web app is not built.');
    expect(startFailure(new TypeError('x is not a function'))).toMatch(/TypeError: .*\n\s+at /);
  });
});
