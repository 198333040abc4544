// Creates an admin: `npm run admin:create -- admin@example.hu`, with the password in ADMIN_PASSWORD or as the
// second argument (visible to other users of the machine while it runs). ADMIN_EMAIL may replace the first argument.
import { createDatabase } from '@piacter/db';
import { readConfig } from '../config.ts';
import { systemClock } from '../core/clock.ts';
import { createAdmin } from '../features/accounts/index.ts';

const [email = process.env.ADMIN_EMAIL, password = process.env.ADMIN_PASSWORD] = process.argv.slice(2);
if (!email || !password) {
  console.error('Usage: ADMIN_PASSWORD=… npm run admin:create -- <e-mail address>');
  process.exit(2);
}
const { databaseUrl: url, databaseCa: ca } = readConfig(process.env);
const db = createDatabase({ url, ca, connections: 2 });
try {
  const isCreated = await createAdmin({ db, clock: systemClock }, { email, password });
  console.log(isCreated ? `Created: ${email}` : `There is an account with this address already: ${email}`);
  if (!isCreated) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
