import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

// What npm hands to its scripts would steer an npm inside: only how the registry is reached is kept.
const keptNpmVariables = new Set(
  [
    'cache',
    'cafile',
    'globalconfig',
    'https_proxy',
    'noproxy',
    'offline',
    'proxy',
    'registry',
    'strict_ssl',
    'userconfig',
  ].map((name) => `npm_config_${name}`),
);

const productVariable =
  /^(PORT|HOST|PUBLIC_URL|WEB_DIR|DATA_DIR|DEMO|DATABASE_.*|SMTP_URL|MAIL_FROM|FILES_URL|JWT_SECRET|PAYPAL_.*|RECAPTCHA_.*|GEOCODING_.*|MAP_.*|ADMIN_EMAIL|ADMIN_PASSWORD|RATE_LIMIT_FACTOR|TRUST_PROXY|LOG_LEVEL|METRICS_PORT)$/;

function without(environment, isDropped) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isDropped(name)));
}

/** For npm itself: nothing of the npm around us, and no NODE_ENV that would leave out half of the packages. */
export function installVariables(environment = process.env) {
  return without(
    environment,
    (name) =>
      name === 'NODE_ENV' ||
      (name.toLowerCase().startsWith('npm_') && !keptNpmVariables.has(name.toLowerCase())),
  );
}

/** For everything else we run: our Node and our tools come first on the path, and no tool calls home. */
export function toolVariables(environment = process.env) {
  const tools = [dirname(process.execPath), join(root, 'node_modules', '.bin')];
  return {
    ...installVariables(environment),
    PATH: [...tools, environment.PATH].filter(Boolean).join(delimiter),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  };
}

/** For tests: what someone set for their own server must neither steer them nor be reached by them. */
export function testVariables(additions, environment = process.env) {
  return { ...without(toolVariables(environment), (name) => productVariable.test(name)), ...additions };
}

/** Fills what is absent or empty; never overwrites what somebody set. */
export function withDefaults(environment, defaults) {
  const wanted = Object.entries(defaults).filter(
    ([name, value]) => value !== undefined && !environment[name],
  );
  return { ...environment, ...Object.fromEntries(wanted) };
}
