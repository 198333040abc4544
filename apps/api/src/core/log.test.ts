import { spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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

it.each([
  ['exits', 'process.exit(1)'],
  ['fails', "throw new Error('unexpected')"],
  ['is asked to exit', "process.on('SIGTERM', () => process.exit(1)); process.kill(process.pid, 'SIGTERM')"],
])('writes the buffered lines when the process %s', (_what, end) => {
  const file = pathToFileURL(join(import.meta.dirname, 'log.ts')).href;
  const program = `const { createLogger } = await import('${file}');
    createLogger('info').info('the last line');
    ${end};`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('"msg":"the last line"');
});
