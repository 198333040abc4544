import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from './types.ts';

const secretID = 1;

/** The installation's secret for moving hidden addresses; created if it is missing. */
export async function loadMapSecret(db: Kysely<DB>): Promise<Buffer> {
  const select = () =>
    db.selectFrom('map_secret').select('secret').where('secretID', '=', secretID).executeTakeFirst();
  const stored = await select();
  if (stored) return stored.secret;
  await db
    .insertInto('map_secret')
    .ignore()
    .values({ secretID, secret: randomBytes(32) })
    .execute();
  const created = await select();
  if (!created) throw new Error('The secret of the map could not be created.');
  return created.secret;
}
