import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolOptions } from './database.ts';

const url = 'mysql://piacter:jelsz%C3%B3@db.pelda.test:3307/piacter';
let folder: string;
let ca: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'authority-'));
  ca = join(folder, 'ca.pem');
  writeFileSync(ca, 'the certificate of an authority');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the options of a pool', () => {
  it('name the server, the account and the database of the URL, without encryption', () => {
    const options = poolOptions({ url });
    expect(options).toMatchObject({
      host: 'db.pelda.test',
      port: 3307,
      user: 'piacter',
      password: 'jelszó',
      database: 'piacter',
    });
    expect(options).not.toHaveProperty('ssl');
  });

  it('encrypt the connection to whoever answers, by ssl=required', () => {
    expect(poolOptions({ url: `${url}?ssl=required`, ca }).ssl).toEqual({
      minVersion: 'TLSv1.2',
      rejectUnauthorized: false,
    });
  });

  it('verify the certificate and its name by ssl=verify, with the given authority or those of Node', () => {
    const verified = { minVersion: 'TLSv1.2', rejectUnauthorized: true, verifyIdentity: true };
    expect(poolOptions({ url: `${url}?ssl=verify` }).ssl).toEqual(verified);
    expect(poolOptions({ url: `${url}?ssl=verify`, ca }).ssl).toEqual({
      ...verified,
      ca: 'the certificate of an authority',
    });
  });

  it('are refused with a file of authorities that cannot be read', () => {
    expect(() => poolOptions({ url: `${url}?ssl=verify`, ca: join(folder, 'none.pem') })).toThrow(
      /^DATABASE_CA cannot be read: ENOENT/,
    );
  });

  it.each([
    ['?sslmode=require', "unknown parameter 'sslmode'; there are socketPath and ssl"],
    ['?ssl=verify&charset=latin1', "unknown parameter 'charset'"],
    ['?ssl=1', "'verify' or 'required'"],
    ['?ssl', "'verify' or 'required'"],
    ['?ssl=verify&ssl=required', 'twice'],
    ['?ssl=required&socketPath=/run/mysqld.sock', 'socketPath'],
  ])('are refused for a URL with %s', (query, words) => {
    expect(() => poolOptions({ url: url + query })).toThrow(words);
  });

  it.each(['10.0.0.5', '[2001:db8::5]'])('are refused for ssl=verify of the address %s', (host) => {
    expect(() => poolOptions({ url: `mysql://root@${host}/piacter?ssl=verify` })).toThrow('host name');
    expect(poolOptions({ url: `mysql://root@${host}/piacter?ssl=required` })).toHaveProperty('ssl');
  });
});
