import { vectorTilesPath } from '@piacter/contracts/map/values';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const minimal = { DATABASE_URL: 'mysql://root@localhost/piacter', JWT_SECRET: 'x'.repeat(32) };

describe('readConfig', () => {
  it('requires a database and a secret, and reports all errors at once', () => {
    expect(() => readConfig({ PORT: 'many' })).toThrow(/PORT.*\n.*DATABASE_URL.*\n.*JWT_SECRET/);
  });

  it('rejects a weak secret in production', () => {
    expect(() => readConfig({ ...minimal, NODE_ENV: 'production', JWT_SECRET: 'short' })).toThrow(
      /at least 32 characters/,
    );
    expect(readConfig({ ...minimal, NODE_ENV: 'development', JWT_SECRET: 'short' }).jwtSecret).toBe('short');
  });

  it('treats an empty variable as missing', () => {
    expect(readConfig({ ...minimal, SMTP_URL: '', PORT: '' })).toMatchObject({
      smtpUrl: undefined,
      port: 3001,
    });
  });

  it('requires the sender of mails that a server sends, but not of a demonstration', () => {
    const smtp = { ...minimal, SMTP_URL: 'smtp://mail.pelda.test' };
    expect(() => readConfig(smtp)).toThrow(/MAIL_FROM: set the sender/);
    expect(() => readConfig({ ...smtp, MAIL_FROM: '' })).toThrow(/MAIL_FROM/);
    const own = 'Piactér <nem-valaszolok@pelda.test>';
    expect(readConfig({ ...smtp, MAIL_FROM: own }).mailFrom).toBe(own);
    for (const env of [minimal, { ...smtp, DEMO: '1' }])
      expect(readConfig(env).mailFrom).toBe('Piactér <nem-valaszolok@piacter.test>');
  });

  it('accepts a place of files only with another one for private files', () => {
    const s3 = 's3://piacter?region=eu-central-1';
    expect(() => readConfig({ ...minimal, FILES_URL: s3 })).toThrow(/PRIVATE_FILES_URL.*belong together/);
    for (const [files, privateFiles] of [
      [s3, 's3://piacter?region=us-east-1'],
      ['/srv/files', '/srv/files'],
      ['/srv/files', 'file:///srv/files/private'],
    ] as const)
      expect(() => readConfig({ ...minimal, FILES_URL: files, PRIVATE_FILES_URL: privateFiles })).toThrow(
        /outside of FILES_URL/,
      );
    for (const [files, privateFiles] of [
      [s3, 's3://piacter-private?region=eu-central-1'],
      ['/srv/files', '/srv/files-private'],
    ] as const)
      expect(
        readConfig({ ...minimal, FILES_URL: files, PRIVATE_FILES_URL: privateFiles }).privateFilesUrl,
      ).toBe(privateFiles);
  });

  it('accepts the two keys of reCAPTCHA only together', () => {
    const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'secret' };
    expect(readConfig({ ...minimal, ...keys }).recaptcha).toEqual({
      siteKey: 'site',
      secret: 'secret',
      url: 'https://www.google.com/recaptcha/api/siteverify',
    });
    expect(readConfig(minimal).recaptcha).toBeUndefined();
    for (const name of Object.keys(keys))
      expect(() => readConfig({ ...minimal, ...keys, [name]: '' })).toThrow(/belong together/);
  });

  it('accepts the keys of PayPal only together, and selects its URLs by environment', () => {
    const keys = { PAYPAL_CLIENT_ID: 'client', PAYPAL_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'hook' };
    expect(readConfig({ ...minimal, ...keys }).paypal).toEqual({
      clientId: 'client',
      secret: 'secret',
      webhookID: 'hook',
      merchantID: undefined,
      apiUrl: 'https://api-m.sandbox.paypal.com',
      sdkUrl: 'https://www.sandbox.paypal.com/sdk/js',
    });
    const live = { ...keys, PAYPAL_ENVIRONMENT: 'live', PAYPAL_MERCHANT_ID: 'us' };
    expect(readConfig({ ...minimal, ...live }).paypal).toMatchObject({
      merchantID: 'us',
      apiUrl: 'https://api-m.paypal.com',
      sdkUrl: 'https://www.paypal.com/sdk/js',
    });
    expect(readConfig({ ...minimal, ...keys, PAYPAL_URL: 'http://127.0.0.1:9/' }).paypal?.apiUrl).toBe(
      'http://127.0.0.1:9',
    );
    expect(readConfig(minimal).paypal).toBeUndefined();
    for (const name of Object.keys(keys))
      expect(() => readConfig({ ...minimal, ...keys, [name]: '' })).toThrow(/PAYPAL_SECRET.*belong together/);
  });

  it('shows the tiles of OpenStreetMap to real visitors unless others, or none, are configured', () => {
    const production = { ...minimal, NODE_ENV: 'production', JWT_SECRET: 'x'.repeat(32) };
    expect(readConfig(production).map).toMatchObject({
      tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: expect.stringContaining('OpenStreetMap közreműködői'),
    });
    const own = { MAP_TILE_URL: 'https://tiles.pelda.test/{z}/{x}/{y}.png', MAP_ATTRIBUTION: '© Példa' };
    expect(readConfig({ ...production, ...own }).map).toMatchObject({
      tileUrl: own.MAP_TILE_URL,
      attribution: own.MAP_ATTRIBUTION,
    });
    const file = { MAP_TILE_FILE: '/srv/magyarorszag.pmtiles' };
    expect(readConfig({ ...minimal, ...file }).map).toMatchObject({
      tileUrl: vectorTilesPath,
      tileFile: file.MAP_TILE_FILE,
      attribution: expect.stringContaining('OpenStreetMap közreműködői'),
    });
    expect(() => readConfig({ ...minimal, ...own, ...file })).toThrow(/MAP_TILE_URL or MAP_TILE_FILE/);
    for (const env of [{ ...production, MAP_TILE_URL: 'none' }, { ...production, DEMO: '1' }, minimal])
      expect(readConfig(env).map.tileUrl).toBeUndefined();
  });

  it('uses secure cookies where the public URL is https', () => {
    expect(readConfig({ ...minimal, PUBLIC_URL: 'https://piacter.test/' })).toMatchObject({
      isHttps: true,
      publicUrl: 'https://piacter.test',
    });
    expect(readConfig(minimal).isHttps).toBe(false);
  });

  it.each(['hello', 'http://localhost/piacter', 'mysql://root@localhost', 'mysql://root@localhost/'])(
    'rejects %j as the URL of a database',
    (address) => {
      expect(() => readConfig({ ...minimal, DATABASE_URL: address })).toThrow(/DATABASE_URL: must look like/);
      expect(() => readConfig({ ...minimal, DATABASE_REPLICA_URL: address })).toThrow(/DATABASE_REPLICA_URL/);
    },
  );

  it('refuses parameters of the database URL that nothing reads, and an authority that nothing uses', () => {
    const url = 'mysql://root@db.pelda.test/piacter';
    expect(() => readConfig({ ...minimal, DATABASE_URL: `${url}?sslmode=require` })).toThrow(
      /DATABASE_URL: has the unknown parameter 'sslmode'/,
    );
    const ca = { DATABASE_CA: '/etc/ssl/database.pem' };
    expect(() => readConfig({ ...minimal, DATABASE_URL: url, ...ca })).toThrow(/DATABASE_CA: .*ssl=verify/);
    expect(readConfig({ ...minimal, DATABASE_URL: `${url}?ssl=verify`, ...ca }).databaseCa).toBe(
      ca.DATABASE_CA,
    );
  });

  it.each([
    ['1', 1],
    ['2', 2],
    ['uniquelocal', 'uniquelocal'],
    ['loopback, 10.0.0.0/8,2001:db8::1', 'loopback, 10.0.0.0/8,2001:db8::1'],
  ])('accepts %j as trusted proxies, as Express does', (text, expected) => {
    const { trustProxy } = readConfig({ ...minimal, TRUST_PROXY: text });
    expect(trustProxy).toBe(expected);
    expect(() => express().set('trust proxy', trustProxy)).not.toThrow();
  });

  it('rejects proxies that are neither a hop count nor addresses', () => {
    for (const text of ['nonsense', 'loopback,proxy.example', '10.0.0.0/8/8', 'true'])
      expect(() => readConfig({ ...minimal, TRUST_PROXY: text })).toThrow(/TRUST_PROXY: must be a hop count/);
  });
});
