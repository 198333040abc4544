import { openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLogger, logDestination } from './log.ts';

it('goes on when the disk of the log is full', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<Error>();
  const destination = logDestination(openSync('/dev/full', 'w'));
  destination.on('error', resolve);
  const log = createLogger('info', destination);
  log.info({ filler: 'x'.repeat(10_000) }, 'lost');
  expect(await failed).toMatchObject({ code: 'ENOSPC' });
  log.info('still there');
});
