import express from 'express';
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

  it('takes the two keys of reCAPTCHA together or not at all', () => {
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
    expect(readConfig({ ...least, ...keys }).recaptcha).toEqual({
      siteKey: 'site',
      secret: 'secret',
      url: 'https://www.google.com/recaptcha/api/siteverify',
    });
    expect(readConfig(least).recaptcha).toBeUndefined();
    for (const name of Object.keys(keys))
      expect(() => readConfig({ ...least, ...keys, [name]: '' })).toThrow(/belong together/);
  });

  it('takes the keys of PayPal together or not at all, and knows its addresses', () => {
    const keys = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };
    expect(readConfig({ ...least, ...keys }).paypal).toEqual({
      clientId: 'client',
      secret: 'secret',
      webhookID: 'hook',
      merchantID: undefined,
      apiUrl: 'https://api-m.sandbox.paypal.com',
      sdkUrl: 'https://www.sandbox.paypal.com/sdk/js',
    });
    const live = { ...keys, PAYPAL_ENVIRONMENT: 'live', PAYPAL_MERCHANT_ID: 'us' };
    expect(readConfig({ ...least, ...live }).paypal).toMatchObject({
      merchantID: 'us',
      apiUrl: 'https://api-m.paypal.com',
      sdkUrl: 'https://www.paypal.com/sdk/js',
    });
    expect(readConfig({ ...least, ...keys, PAYPAL_URL: 'http://127.0.0.1:9/' }).paypal?.apiUrl).toBe(
      'http://127.0.0.1:9',
    );
    expect(readConfig(least).paypal).toBeUndefined();
    for (const name of Object.keys(keys))
      expect(() => readConfig({ ...least, ...keys, [name]: '' })).toThrow(/PAYPAL_SECRET.*belong together/);
  });

  it('sends cookies over https only where the public address is https', () => {
    expect(readConfig({ ...least, PUBLIC_URL: 'https://piacter.test/' })).toMatchObject({
      isHttps: true,
      publicUrl: 'https://piacter.test',
    });
    expect(readConfig(least).isHttps).toBe(false);
  });

  it.each(['hello', 'http://localhost/piacter', 'mysql://root@localhost', 'mysql://root@localhost/'])(
    'says of %j that it is no address of a database',
    (address) => {
      expect(() => readConfig({ ...least, DATABASE_URL: address })).toThrow(/DATABASE_URL: has to look like/);
      expect(() => readConfig({ ...least, DATABASE_REPLICA_URL: address })).toThrow(/DATABASE_REPLICA_URL/);
    },
  );

  it.each([
    ['1', 1],
    ['2', 2],
    ['uniquelocal', 'uniquelocal'],
    ['loopback, 10.0.0.0/8,2001:db8::1', 'loopback, 10.0.0.0/8,2001:db8::1'],
  ])('understands %j as proxies that Express takes, too', (text, expected) => {
    const { trustProxy } = readConfig({ ...least, TRUST_PROXY: text });
    expect(trustProxy).toBe(expected);
    expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
  });

  it('refuses proxies that are neither a number nor addresses', () => {
    for (const text of ['nonsense', 'loopback,proxy.example', '10.0.0.0/8/8', 'true'])
      expect(() => readConfig({ ...least, TRUST_PROXY: text })).toThrow(/TRUST_PROXY: has to be a number/);
  });
});
