import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { Config } from '../../config.ts';

type Site = Pick<Config, 'isHttps' | 'paypal' | 'recaptcha'> & { map: Pick<Config['map'], 'tileUrl'> };

/** CSP sources of reCAPTCHA, as narrow as possible. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
/** CSP sources of PayPal's script, its frames and their requests; the emulator is same-origin. */
const paypalSources = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
};
const paypalImages = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
const none = { script: [], frame: [], connect: [] };

const getOrigins = (address: string | undefined): string[] => {
  const url = address === undefined ? null : URL.parse(address.replace(/\{\w+\}/g, 'a'));
  return url ? [url.origin] : [];
};

/** CSP sources of the inline scripts of a page template. */
const getScriptHashes = (template: string): string[] =>
  [...template.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/**
 * One policy for the whole site. Inline scripts but those of the built page are forbidden, as an XSS could read the
 * access token from localStorage; inline styles are allowed, as components set measured sizes.
 */
export function createSecurityHeaders({ isHttps, map, paypal, recaptcha }: Site, template = '') {
  const payment = paypal ? paypalSources : none;
  const captcha = recaptcha ? recaptchaSources : none;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...getScriptHashes(template), ...captcha.script, ...payment.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          'https://i.ytimg.com',
          ...getOrigins(map.tileUrl),
          ...(paypal ? paypalImages : []),
        ],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...captcha.connect, ...payment.connect],
        frameSrc: ['https://www.youtube-nocookie.com', ...captcha.frame, ...payment.frame],
        // The workers of the self-hosted captcha.
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Of this host alone: a subdomain of the operator may be served over http.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    // PayPal's popup communicates with its opener.
    crossOriginOpenerPolicy: { policy: paypal ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** Headers that say nothing about a script, a style sheet, a font or a picture. */
const documentHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** Leaves out the headers of documents, a kilobyte each: a first visit loads about twenty files. */
export function removeDocumentHeaders(response: ServerResponse): void {
  for (const name of documentHeaders) response.removeHeader(name);
}
