import helmet from 'helmet';
import type { Config } from '../../config.ts';

type Site = Pick<Config, 'isHttps' | 'map' | 'recaptcha'>;

/** What reCAPTCHA's script loads and opens, named as narrowly as it allows. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
const none = { script: [], frame: [], connect: [] };

const originOf = (address: string | undefined): string[] => {
  const url = address === undefined ? null : URL.parse(address.replace(/\{\w+\}/g, 'a'));
  return url ? [url.origin] : [];
};

/**
 * One policy for the whole site: no inline script, because an XSS would be an account (the documents put the
 * token into localStorage). Styles are inline where components set measured sizes.
 */
export function securityHeaders({ isHttps, map, recaptcha }: Site) {
  const captcha = recaptcha ? recaptchaSources : none;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captcha.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...originOf(map.tileUrl)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...captcha.connect],
        frameSrc: ['https://www.youtube-nocookie.com', ...captcha.frame],
        // The captcha's workers are files of our own build.
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
