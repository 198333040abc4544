import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Who calls other servers, at addresses that the operator configures or at our own. */
const callers = [
  'adapters/captcha/recaptcha.ts',
  'adapters/geocoding/provider-geocoder.ts',
  'adapters/invoices/vendor-http.ts',
  'adapters/outbound/create-outbound.ts',
  'adapters/outbound/reach.ts',
  'adapters/payments/emulator/events.ts',
  'adapters/payments/paypal-connection.ts',
];
const calls =
  /(?<![.\w])fetch\(|globalThis\.fetch|\{[^}]*\brequest\b[^}]*\} from 'node:https?'|'node:https'|'node:(http2|dgram|tls)'|from 'undici'|request-filtering-agent|\bhttps?\.(request|get)\(/;

// Shows NET-01: another client would have to repeat every rule of this one.
it('no other file of the API calls a server, but for those of configured services', () => {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|^testing\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = files.filter((file) => calls.test(readFileSync(join(root, file), 'utf8')));
  expect(found.sort()).toEqual(callers);
});
