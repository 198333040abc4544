import helmet from 'helmet';

interface Site {
  isHttps: boolean;
  /** Address of map tiles, where the installation has one. */
  tileUrl: string | undefined;
}

const originOf = (address: string | undefined): string[] => {
  const url = address === undefined ? null : URL.parse(address.replace(/\{\w+\}/g, 'a'));
  return url ? [url.origin] : [];
};

/**
 * One policy for the whole site: no inline script, because an XSS would be an account (the documents put the
 * token into localStorage). Styles are inline where components set measured sizes.
 */
export const securityHeaders = ({ isHttps, tileUrl }: Site) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https://i.ytimg.com', ...originOf(tileUrl)],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ['https://www.youtube-nocookie.com'],
        workerSrc: ["'self'", 'blob:'],
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
