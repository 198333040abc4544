import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { installVariables, testVariables, toolVariables, withDefaults } from './environment.mjs';
import { root } from './paths.mjs';

describe('the environment of the installation', () => {
  it('drops what the npm around us set, and NODE_ENV', () => {
    const around = {
      npm_lifecycle_event: 'start',
      npm_config_omit: 'dev',
      NODE_ENV: 'production',
      HOME: '/h',
    };
    expect(installVariables(around)).toEqual({ HOME: '/h' });
  });

  it('keeps how the registry is reached', () => {
    const around = {
      npm_config_registry: 'https://r.test',
      NPM_CONFIG_CAFILE: '/ca',
      HTTPS_PROXY: 'http://p.test',
    };
    expect(installVariables(around)).toEqual(around);
  });
});

describe('the environment of the tools', () => {
  it('puts this Node and the installed tools first on the path', () => {
    expect(toolVariables({ PATH: '/usr/bin' }).PATH).toMatch(/node_modules\/\.bin:\/usr\/bin$/);
  });

  it('turns telemetry off', () => {
    expect(toolVariables({})).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  });
});

describe('the environment of the tests', () => {
  it('knows nothing of the settings of a real server', () => {
    const real = {
      DATABASE_URL: 'mysql://real.test/db',
      DATABASE_REPLICA_URL: 'mysql://replica.test/db',
      PAYPAL_SECRET: 's',
      SMTP_URL: 'smtp://real.test',
      JWT_SECRET: 's',
      ADMIN_PASSWORD: 's',
      PORT: '80',
    };
    const names = Object.keys(testVariables({}, real));
    expect(names.filter((name) => name in real)).toEqual([]);
  });

  it('knows nothing of any variable that the operations name', () => {
    const [, table = ''] = readFileSync(join(root, 'docs/operations.md'), 'utf8').split(
      '## Environment variables',
    );
    const rows = table.split('## ')[0].matchAll(/^\| (`.+?`) \|/gm);
    const named = [...rows].flatMap(([, names]) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(named).toContain('GEOCODING_URL');
    expect(named.length).toBeGreaterThan(30);
    const names = Object.keys(testVariables({}, Object.fromEntries(named.map((name) => [name, 'real']))));
    expect(names.filter((name) => named.includes(name))).toEqual([]);
  });

  it('takes what the run adds', () => {
    expect(testVariables({ DATA_DIR: '/new' }, { DATA_DIR: '/real', LANG: 'hu' })).toMatchObject({
      DATA_DIR: '/new',
      LANG: 'hu',
    });
  });
});

describe('defaults', () => {
  it('fill what is absent or empty and overwrite nothing', () => {
    const given = { DEMO: '0', DATABASE_URL: '' };
    expect(withDefaults(given, { DEMO: '1', DATABASE_URL: 'mysql://x', JWT_SECRET: undefined })).toEqual({
      DEMO: '0',
      DATABASE_URL: 'mysql://x',
    });
  });
});
