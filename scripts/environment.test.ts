import { describe, expect, it } from 'vitest';
import { installVariables, testVariables, toolVariables, withDefaults } from './environment.mjs';

describe('the environment of npm', () => {
  it('drops the variables of an outer npm and NODE_ENV', () => {
    const outer = {
      npm_lifecycle_event: 'start',
      npm_config_omit: 'dev',
      NODE_ENV: 'production',
      HOME: '/h',
    };
    expect(installVariables(outer)).toEqual({ HOME: '/h' });
  });

  it('keeps the variables for reaching the registry', () => {
    const outer = {
      npm_config_registry: 'https://r.test',
      NPM_CONFIG_CAFILE: '/ca',
      HTTPS_PROXY: 'http://p.test',
    };
    expect(installVariables(outer)).toEqual(outer);
  });
});

describe('the environment of the tools', () => {
  it('keeps compiled modules, in the folder that the environment names or with the dependencies', () => {
    expect(toolVariables({}).NODE_COMPILE_CACHE).toMatch(/node_modules.\.cache.node$/);
    expect(toolVariables({ NODE_COMPILE_CACHE: '/elsewhere' }).NODE_COMPILE_CACHE).toBe('/elsewhere');
  });

  it('puts this Node and the installed tools first in PATH', () => {
    expect(toolVariables({ PATH: '/usr/bin' }).PATH).toMatch(/node_modules\/\.bin:\/usr\/bin$/);
  });

  it('disables telemetry', () => {
    expect(toolVariables({})).toMatchObject({ TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' });
  });
});

describe('the environment of the tests', () => {
  it('has no settings of a real server', () => {
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

  it('includes additional variables', () => {
    expect(testVariables({ DATA_DIR: '/new' }, { DATA_DIR: '/real', LANG: 'hu' })).toMatchObject({
      DATA_DIR: '/new',
      LANG: 'hu',
    });
  });
});

describe('defaults', () => {
  it('replace missing and empty values only', () => {
    const given = { DEMO: '0', DATABASE_URL: '' };
    expect(withDefaults(given, { DEMO: '1', DATABASE_URL: 'mysql://x', JWT_SECRET: undefined })).toEqual({
      DEMO: '0',
      DATABASE_URL: 'mysql://x',
    });
  });
});
