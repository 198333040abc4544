// Matches and mails watches until it is killed, as the jobs of an API process do, and writes a line for each sent mail
// to a file: node alert-worker.ts <database URL> <file>
import { openSync, writeSync } from 'node:fs';
import { createDatabase } from '@piacter/db';
import { systemClock } from '../core/clock.ts';
import { createLogger } from '../core/log.ts';
import { createOutboxWorker } from '../features/emails/queue/index.ts';
import { createLookupService } from '../features/lookups/index.ts';
import { createPlaceService } from '../features/places/index.ts';
import { createReverseSearches, createWatchMailing, createWatchMatching } from '../features/watches/index.ts';

const [url = '', file = ''] = process.argv.slice(2);
const db = createDatabase({ url, connections: 4 });
const clock = systemClock;
const log = createLogger('silent');
const config = { watchDelaySeconds: 0, jwtSecret: 'alert-worker', publicUrl: 'http://piacter.test' };
const lookups = createLookupService({ db, clock });
const places = createPlaceService({ readDb: db, clock, log, lookups });
const searches = createReverseSearches({ db, readDb: db, clock, lookups, places });
const match = createWatchMatching({ db, config, searches });
const mail = createWatchMailing({ db, clock, config, searches });

const sent = openSync(file, 'a');
const transport = {
  async send({ dedupeKey, text }: { dedupeKey: string; text: string }) {
    writeSync(sent, `${JSON.stringify({ dedupeKey, text })}\n`);
  },
  close: () => undefined,
};
createOutboxWorker({ db, clock, log }, transport, { pollMs: 20 }).start();
process.stdout.write('ready\n');
for (;;) {
  await match(clock.now()).catch(() => undefined);
  await mail(clock.now()).catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
