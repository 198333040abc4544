import { delimiter, dirname, join } from 'node:path';
import { root } from './paths.mjs';

// Variables that npm sets for scripts would affect a nested npm, so only those for reaching the registry are kept.
const keptNpmVariable =
  /^npm_config_(cache|cafile|globalconfig|https_proxy|noproxy|offline|proxy|registry|strict_ssl|userconfig)$/i;

/** The variables of the product but NODE_ENV: those of apps/api/src/config.ts, which only the product's own Node can read. */
export const productVariables = [
  'PORT',
  'HOST',
  'PUBLIC_URL',
  'WEB_DIR',
  'DATA_DIR',
  'DEMO',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_CA',
  'DATABASE_CONNECTIONS',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_REPLY_TO',
  'FILES_URL',
  'PRIVATE_FILES_URL',
  'JWT_SECRET',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_ENVIRONMENT',
  'PAYPAL_MERCHANT_ID',
  'PAYPAL_URL',
  'SELLER_NAME',
  'SELLER_ADDRESS',
  'SELLER_TAX_NUMBER',
  'SELLER_EMAIL',
  'INVOICE_URL',
  'INVOICE_VENDOR_URL',
  'INVOICE_VAT',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET',
  'RECAPTCHA_URL',
  'GEOCODING_KEY',
  'GEOCODING_URL',
  'MAP_TILE_URL',
  'MAP_TILE_FILE',
  'MAP_ATTRIBUTION',
  'LISTING_DAYS',
  'COMPLIANCE',
  'WATCH_DELAY_SECONDS',
  'MESSAGE_MAIL_MINUTES',
  'RATE_LIMIT_FACTOR',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'METRICS_PORT',
  'METRICS_HOST',
];

/**
 * @param {NodeJS.ProcessEnv} environment
 * @param {(name: string) => boolean} isDropped
 */
function without(environment, isDropped) {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isDropped(name)));
}

/** The environment of npm: without the variables of an outer npm, and without NODE_ENV, which would omit packages. */
export function installVariables(environment = process.env) {
  return without(
    environment,
    (name) => name === 'NODE_ENV' || (/^npm_/i.test(name) && !keptNpmVariable.test(name)),
  );
}

/**
 * The environment of other tools: our Node and tools first in PATH, telemetry disabled, and a cache of compiled modules,
 * with which the API starts in half the time.
 * @returns {NodeJS.ProcessEnv}
 */
export function toolVariables(environment = process.env) {
  const tools = [dirname(process.execPath), join(root, 'node_modules', '.bin')];
  return {
    ...installVariables(environment),
    PATH: [...tools, environment.PATH].filter(Boolean).join(delimiter),
    NODE_COMPILE_CACHE: environment.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
    TURBO_TELEMETRY_DISABLED: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    DO_NOT_TRACK: '1',
  };
}

/**
 * Settings of glibc for the server: it gives large blocks, such as buffers of replies and the 64 KB of gzip streams, back to
 * the system at once, where it would keep a hundred megabytes of free ones after a load. The Dockerfile has them too.
 */
export const memoryVariables = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * The environment of tests, without the settings of a real server.
 * @param {NodeJS.ProcessEnv} additions
 * @returns {NodeJS.ProcessEnv}
 */
export function testVariables(additions, environment = process.env) {
  return { ...without(toolVariables(environment), (name) => productVariables.includes(name)), ...additions };
}

/**
 * Sets defaults for variables that are missing or empty.
 * @param {NodeJS.ProcessEnv} environment
 * @param {NodeJS.ProcessEnv} defaults
 */
export function withDefaults(environment, defaults) {
  const missing = Object.entries(defaults).filter(
    ([name, value]) => value !== undefined && !environment[name],
  );
  return { ...environment, ...Object.fromEntries(missing) };
}
