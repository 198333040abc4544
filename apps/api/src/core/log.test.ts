import { openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLogDestination, createLogger } from './log.ts';

it('survives a full disk of the log', async () => {
  const { promise: failed, resolve } = Promise.withResolvers<Error>();
  const destination = createLogDestination(openSync('/dev/full', 'w'));
  destination.on('error', resolve);
  const log = createLogger('info', destination);
  log.info({ filler: 'x'.repeat(10_000) }, 'lost');
  expect(await failed).toMatchObject({ code: 'ENOSPC' });
  log.info('still there');
});
