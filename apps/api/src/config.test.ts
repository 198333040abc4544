import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const least = { DATABASE_URL: 'mysql://root@localhost/piacter', JWT_SECRET: 'x'.repeat(32) };

describe('readConfig', () => {
  it('needs a database and a secret, and names all faults at once', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*JWT_SECRET/);
  });

  it('refuses a weak secret in production', () => {
    expect(() => readConfig({ ...least, NODE_ENV: 'production', JWT_SECRET: 'short' })).toThrow(
      /at least 32 characters/,
    );
    expect(readConfig({ ...least, NODE_ENV: 'development', JWT_SECRET: 'short' }).jwtSecret).toBe('short');
  });

  it('takes an empty variable for a missing one', () => {
    expect(readConfig({ ...least, SMTP_URL: '', PORT: '' })).toMatchObject({
      smtpUrl: undefined,
      port: 3001,
    });
  });

  it('sends cookies over https only where the public address is https', () => {
    expect(readConfig({ ...least, PUBLIC_URL: 'https://piacter.test/' })).toMatchObject({
      isHttps: true,
      publicUrl: 'https://piacter.test',
    });
    expect(readConfig(least).isHttps).toBe(false);
  });
});
