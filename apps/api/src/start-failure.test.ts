import { createDatabase } from '@piacter/db';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { startFailure } from './start-failure.ts';

describe('startFailure', () => {
  it('is one line when the database does not answer', async () => {
    const db = createDatabase({ url: 'mysql://root@127.0.0.1:1/piacter', connections: 1 });
    const error: unknown = await sql`select 1`.execute(db).catch((reason: unknown) => reason);
    await db.destroy();
    expect(startFailure(error)).toBe(
      'The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('has no stack trace for a configuration error, and one for a bug', () => {
    expect(() => readConfig({})).toThrow();
    expect(startFailure(new Error('The web app is not built.'))).toBe('The web app is not built.');
    expect(startFailure(new TypeError('x is not a function'))).toMatch(/TypeError: .*\n\s+at /);
  });
});
