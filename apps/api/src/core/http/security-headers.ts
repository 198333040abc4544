import helmet from 'helmet';
import type { Config } from '../../config.ts';

type Site = Pick<Config, 'isHttps' | 'map' | 'paypal' | 'recaptcha'>;

/** What reCAPTCHA's script loads and opens, named as narrowly as it allows. */
const recaptchaSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  connect: ['https://www.google.com/recaptcha/'],
};
/** PayPal's script, the frames it draws its buttons in, and what both ask for (its emulator is part of our site). */
const paypalSources = {
  script: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
  frame: ['https://*.paypal.com'],
  connect: ['https://*.paypal.com', 'https://*.paypalobjects.com'],
};
const paypalImages = ['https://*.paypal.com', 'https://*.paypalobjects.com'];
const none = { script: [], frame: [], connect: [] };

const originOf = (address: string | undefined): string[] => {
  const url = address === undefined ? null : URL.parse(address.replace(/\{\w+\}/g, 'a'));
  return url ? [url.origin] : [];
};

/**
 * One policy for the whole site: no inline script, because an XSS would be an account (the documents put the
 * token into localStorage). Styles are inline where components set measured sizes.
 */
export function securityHeaders({ isHttps, map, paypal, recaptcha }: Site) {
  const payment = paypal ? paypalSources : none;
  const captcha = recaptcha ? recaptchaSources : none;
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...captcha.script, ...payment.script],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          'https://i.ytimg.com',
          ...originOf(map.tileUrl),
          ...(paypal ? paypalImages : []),
        ],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...captcha.connect, ...payment.connect],
        frameSrc: ['https://www.youtube-nocookie.com', ...captcha.frame, ...payment.frame],
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
    // PayPal's window talks to the page that opened it.
    crossOriginOpenerPolicy: { policy: paypal ? 'same-origin-allow-popups' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
