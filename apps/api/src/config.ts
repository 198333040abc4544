import { isIP } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultListingDays } from '@piacter/contracts/lifecycle/values';
import { vectorTilesPath } from '@piacter/contracts/map/values';
import { findUrlFault } from '@piacter/db/database-url';
import { z } from 'zod';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const optionalText = z.string().trim().min(1).optional();

/** Minimum length of JWT_SECRET in production, in characters; shorter secrets could be guessed. */
const minSecretLength = 32;

const databaseUrl = z
  .string()
  .trim()
  .check(({ value, issues }) => {
    const message = findUrlFault(value);
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** The names of networks that Express accepts. */
const namedNetworks: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.trim().split('/');
  if (namedNetworks.has(text.trim())) return true;
  return isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/.test(bits)) && rest.length === 0;
};

const environment = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
    /** Port of API and web. */
    PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
    HOST: z.string().default('127.0.0.1'),
    /** Base URL of the site as visitors see it; used in mails and canonical URLs. */
    PUBLIC_URL: z.url().optional(),
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: databaseUrl.optional(),
    /** File of the authorities that issue the database's certificate, for ?ssl=verify. */
    DATABASE_CA: optionalText,
    DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(500).default(10),
    /** Folder of all files of the process: pictures, mails without SMTP, temporary uploads. */
    DATA_DIR: z.string().default('.data'),
    /** 1: demo data and demo accounts. */
    DEMO: flag.default(false),
    SMTP_URL: optionalText,
    /** Sender of every mail; without it one that no mail server may send for, in demonstrations and files. */
    MAIL_FROM: optionalText,
    /** Mailbox of the operator for answers to decisions of admins; without it these go to the sender. */
    MAIL_REPLY_TO: z.email().optional(),
    /** Local folder or s3://bucket?region=… for pictures and documents, which everybody may fetch. */
    FILES_URL: optionalText,
    /** Another one for the files of messages, which only their two sides may fetch. */
    PRIVATE_FILES_URL: optionalText,
    JWT_SECRET: z.string().min(1),
    /** Key of the maps service for address suggestions; without it the embedded gazetteer is used. */
    GEOCODING_KEY: optionalText,
    /** URL of the maps service, if not TomTom's own. */
    GEOCODING_URL: z.url().optional(),
    /** Keys of reCAPTCHA v3; without them the contact form uses the self-hosted proof of work. */
    RECAPTCHA_SITE_KEY: optionalText,
    RECAPTCHA_SECRET: optionalText,
    /** URL that verifies its tokens, if not Google's own. */
    RECAPTCHA_URL: z.url().default('https://www.google.com/recaptcha/api/siteverify'),
    /** Keys of PayPal; without them its emulator is used, outside of production or with DEMO=1. */
    PAYPAL_CLIENT_ID: optionalText,
    PAYPAL_SECRET: optionalText,
    /** PayPal's id of our webhook. */
    PAYPAL_WEBHOOK_ID: optionalText,
    PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live']).default('sandbox'),
    /** Merchant id of our account: if set, payments to any other payee are refused. */
    PAYPAL_MERCHANT_ID: optionalText,
    /** Base URL of its REST API, if not PayPal's own. */
    PAYPAL_URL: z.url().optional(),
    /** Who sells the packages: on the payment page, in mails and on payment confirmations. */
    SELLER_NAME: optionalText,
    SELLER_ADDRESS: optionalText,
    SELLER_TAX_NUMBER: optionalText,
    SELLER_EMAIL: z.email().optional(),
    /**
     * The invoicing service with its key: szamlazz://key, billingo://key?block=id; emulator or emulator:billingo;
     * none. Without it the emulator of Számlázz.hu outside of production and in demonstrations, else none.
     */
    INVOICE_URL: z
      .string()
      .trim()
      .regex(/^(szamlazz:\/\/[\w-]+|billingo:\/\/[\w-]+\?block=\d+|emulator(:billingo)?|none)$/, {
        error: 'must be szamlazz://key, billingo://key?block=id, emulator, emulator:billingo or none',
      })
      .optional(),
    /** Base URL of the invoicing service, if not its own. */
    INVOICE_VENDOR_URL: z.url().optional(),
    /** Percent of VAT in the prices of packages, or AAM for a seller who is exempt. */
    INVOICE_VAT: z.union([z.literal('AAM'), z.coerce.number().int().min(0).max(50)]).default(27),
    /** Days after which a listing that nobody has touched expires; its owner is asked seven days before. */
    LISTING_DAYS: z.coerce.number().int().min(14).max(3650).default(defaultListingDays),
    /** Whether an ad without its energy class or NTAK number is only marked, or neither published nor promoted. */
    COMPLIANCE: z.enum(['warn', 'enforce']).default('warn'),
    /** Seconds for which a watch collects what it finds before it writes at once. */
    WATCH_DELAY_SECONDS: z.coerce.number().int().min(0).max(240).default(60),
    /** Minutes for which a message stays unread before a mail tells of it. */
    MESSAGE_MAIL_MINUTES: z.coerce.number().int().min(0).max(60).default(5),
    ADMIN_EMAIL: optionalText,
    ADMIN_PASSWORD: optionalText,
    /** Multiplies every rate limit; raised by load tests and test suites. */
    RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
    /** Trusted proxies for X-Forwarded-*: a hop count, or addresses. */
    TRUST_PROXY: z
      .string()
      .trim()
      .default('loopback')
      .refine((text) => /^\d{1,2}$/.test(text) || text.split(',').every(isNetwork), {
        error: 'must be a hop count, or a comma-separated list of addresses and networks',
      })
      // Express would read a hop count in a string as an address.
      .transform((text) => (/^\d+$/.test(text) ? Number(text) : text)),
    LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
    /** Port of the Prometheus metrics; 0 picks a free one, empty disables them. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    /** URL template of map tiles, with {z}, {x} and {y}; `none` shows the built-in map instead. */
    MAP_TILE_URL: optionalText,
    /** File of vector tiles (PMTiles, of the Protomaps schema) that the product serves instead. */
    MAP_TILE_FILE: optionalText,
    /** Credit of these tiles, as HTML. */
    MAP_ATTRIBUTION: optionalText,
    /** Folder of the built web app. */
    WEB_DIR: z.string().default(join(import.meta.dirname, '../../web/dist')),
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.JWT_SECRET.length >= minSecretLength, {
    path: ['JWT_SECRET'],
    error: `must have at least ${minSecretLength} characters in production`,
  })
  .refine((env) => env.SMTP_URL === undefined || env.DEMO || env.MAIL_FROM !== undefined, {
    path: ['MAIL_FROM'],
    error: 'set the sender of the mails that SMTP_URL sends: Piactér <nem-valaszolok@your-domain>',
  })
  .refine(
    ({ DATABASE_CA, DATABASE_URL, DATABASE_REPLICA_URL }) =>
      DATABASE_CA === undefined ||
      [DATABASE_URL, DATABASE_REPLICA_URL].some(
        (url) => url && new URL(url).searchParams.get('ssl') === 'verify',
      ),
    { path: ['DATABASE_CA'], error: 'is used by ?ssl=verify of DATABASE_URL only' },
  )
  .refine((env) => env.MAP_TILE_URL === undefined || env.MAP_TILE_FILE === undefined, {
    path: ['MAP_TILE_FILE'],
    error: 'set MAP_TILE_URL or MAP_TILE_FILE, not both',
  })
  .refine((env) => (env.FILES_URL === undefined) === (env.PRIVATE_FILES_URL === undefined), {
    path: ['PRIVATE_FILES_URL'],
    error: 'FILES_URL and PRIVATE_FILES_URL belong together: set both or none',
  })
  .refine(({ FILES_URL, PRIVATE_FILES_URL }) => !isWithin(PRIVATE_FILES_URL, FILES_URL), {
    path: ['PRIVATE_FILES_URL'],
    error: 'must be another bucket, or a folder outside of FILES_URL, whose files everybody may fetch',
  })
  .refine((env) => (env.RECAPTCHA_SITE_KEY === undefined) === (env.RECAPTCHA_SECRET === undefined), {
    path: ['RECAPTCHA_SECRET'],
    error: 'RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both or none',
  })
  .refine(
    (env) =>
      new Set(
        [env.PAYPAL_CLIENT_ID, env.PAYPAL_SECRET, env.PAYPAL_WEBHOOK_ID].map((value) => value === undefined),
      ).size === 1,
    {
      path: ['PAYPAL_SECRET'],
      error: 'PAYPAL_CLIENT_ID, PAYPAL_SECRET and PAYPAL_WEBHOOK_ID belong together: set all or none',
    },
  );

/** The names of all variables. */
export const environmentVariables: readonly string[] = Object.keys(environment.shape);

/** Whether files of the one store are those of the other one, too. */
function isWithin(inner: string | undefined, outer: string | undefined): boolean {
  if (inner === undefined || outer === undefined) return false;
  const [one, other] = [inner, outer].map((address) => {
    if (address.startsWith('s3://')) return new URL(address).hostname;
    return `${resolve(address.startsWith('file:') ? fileURLToPath(address) : address)}${sep}`;
  });
  return (
    one !== undefined && other !== undefined && one.startsWith(other) && (one === other || one.includes(sep))
  );
}

/** The invoicing service; undefined where no invoices are issued. */
function toInvoicesConfig({
  INVOICE_URL,
  INVOICE_VENDOR_URL: url,
  NODE_ENV,
  DEMO,
}: z.output<typeof environment>) {
  const chosen = INVOICE_URL ?? (NODE_ENV === 'production' && !DEMO ? 'none' : 'emulator');
  if (chosen === 'none') return undefined;
  const [, scheme, key = '', block = '0'] = /^(\w+):\/\/([\w-]+)(?:\?block=(\d+))?$/.exec(chosen) ?? [];
  const vendor = scheme === 'billingo' || chosen.endsWith(':billingo') ? 'billingo' : 'szamlazz';
  return {
    vendor,
    key,
    isEmulated: scheme === undefined,
    blockID: scheme === undefined ? 1 : Number(block),
    url: url?.replace(/\/+$/, vendor === 'szamlazz' ? '/' : ''),
  } as const;
}

const demoSeller = {
  name: 'Piactér Bemutató Kft.',
  address: '1011 Budapest, Minta utca 1.',
  taxNumber: '12345676-2-41',
  email: 'szamla@piacter.test',
};

/** The seller that is configured; outside of production and in demonstrations one that does not exist. */
function toSeller(env: z.output<typeof environment>) {
  const { SELLER_NAME: name, SELLER_ADDRESS: address = '', SELLER_TAX_NUMBER: taxNumber = '' } = env;
  if (name) return { name, address, taxNumber, email: env.SELLER_EMAIL ?? '' };
  return env.NODE_ENV === 'production' && !env.DEMO ? undefined : demoSeller;
}

const paypalUrls = {
  sandbox: { apiUrl: 'https://api-m.sandbox.paypal.com', sdkUrl: 'https://www.sandbox.paypal.com/sdk/js' },
  live: { apiUrl: 'https://api-m.paypal.com', sdkUrl: 'https://www.paypal.com/sdk/js' },
};

const toPayPalConfig = (env: z.output<typeof environment>) =>
  env.PAYPAL_CLIENT_ID && env.PAYPAL_SECRET && env.PAYPAL_WEBHOOK_ID
    ? {
        clientId: env.PAYPAL_CLIENT_ID,
        secret: env.PAYPAL_SECRET,
        webhookID: env.PAYPAL_WEBHOOK_ID,
        merchantID: env.PAYPAL_MERCHANT_ID,
        sdkUrl: paypalUrls[env.PAYPAL_ENVIRONMENT].sdkUrl,
        apiUrl: (env.PAYPAL_URL ?? paypalUrls[env.PAYPAL_ENVIRONMENT].apiUrl).replace(/\/+$/, ''),
      }
    : undefined;

const openStreetMapCredit =
  '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap közreműködői</a>';
/** The public tiles of OpenStreetMap, whose usage policy allows a site of small scale. */
const openStreetMap = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  tileFile: undefined,
  attribution: openStreetMapCredit,
};

/** Demonstrations, development and tests show the built-in map: their visits are not for somebody else's servers. */
function toMapConfig(env: z.output<typeof environment>) {
  const { MAP_TILE_URL: tileUrl, MAP_TILE_FILE: tileFile, MAP_ATTRIBUTION: attribution } = env;
  if (tileFile)
    return { tileUrl: vectorTilesPath, tileFile, attribution: attribution ?? openStreetMapCredit };
  if (tileUrl === undefined && env.NODE_ENV === 'production' && !env.DEMO) return openStreetMap;
  return {
    tileUrl: tileUrl === 'none' ? undefined : tileUrl,
    tileFile: undefined,
    attribution: attribution ?? '',
  };
}

export type Config = ReturnType<typeof readConfig>;

/** Parses the environment; throws one error that lists every invalid variable. Empty variables count as missing. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment is not valid:\n${errors.join('\n')}`);
  }
  const { data } = parsed;
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, '');
  return {
    isProduction: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    publicUrl,
    /** Whether the site is served over https; enables secure cookies and HSTS. */
    isHttps: publicUrl.startsWith('https:'),
    databaseUrl: data.DATABASE_URL,
    databaseReplicaUrl: data.DATABASE_REPLICA_URL,
    databaseCa: data.DATABASE_CA,
    databaseConnections: data.DATABASE_CONNECTIONS,
    dataDir: data.DATA_DIR,
    demo: data.DEMO,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Piactér <nem-valaszolok@piacter.test>',
    mailReplyTo: data.MAIL_REPLY_TO,
    filesUrl: data.FILES_URL,
    privateFilesUrl: data.PRIVATE_FILES_URL,
    jwtSecret: data.JWT_SECRET,
    geocodingKey: data.GEOCODING_KEY,
    geocodingUrl: data.GEOCODING_URL,
    recaptcha:
      data.RECAPTCHA_SITE_KEY && data.RECAPTCHA_SECRET
        ? { siteKey: data.RECAPTCHA_SITE_KEY, secret: data.RECAPTCHA_SECRET, url: data.RECAPTCHA_URL }
        : undefined,
    paypal: toPayPalConfig(data),
    invoices: toInvoicesConfig(data),
    seller: toSeller(data),
    /** Percent of VAT that prices include; null for a seller who is exempt. */
    vatPercent: data.INVOICE_VAT === 'AAM' ? null : data.INVOICE_VAT,
    admin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : undefined,
    listingDays: data.LISTING_DAYS,
    compliance: data.COMPLIANCE,
    watchDelaySeconds: data.WATCH_DELAY_SECONDS,
    messageMailMinutes: data.MESSAGE_MAIL_MINUTES,
    rateLimitFactor: data.RATE_LIMIT_FACTOR,
    trustProxy: data.TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    metrics:
      data.METRICS_PORT === undefined ? undefined : { port: data.METRICS_PORT, host: data.METRICS_HOST },
    map: toMapConfig(data),
    webDir: data.WEB_DIR,
  };
}
