import type { Config } from '../../config.ts';

/** URLs and credentials of the provider. */
export interface PaymentSettings {
  clientId: string;
  secret: string;
  webhookID: string;
  merchantID: string | undefined;
  /** Base URL of the REST API, without a trailing slash. */
  apiUrl: string;
  /** URL of the browser script. */
  sdkUrl: string;
  isEmulated: boolean;
}

type PaymentConfig = Pick<Config, 'paypal' | 'isProduction' | 'demo' | 'host' | 'port'>;

/** URL under which the process reaches itself. */
function getOwnUrl({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** The emulator's credentials. */
export const emulated = {
  clientId: 'piacter-emulator',
  secret: 'piacter-emulator',
  webhookID: 'PIACTEREMULATOR',
  merchantID: 'PIACTERMERCHANT',
  path: '/dev/paypal',
} as const;

/**
 * The settings of PayPal where its keys are configured, else of the emulator outside of production or with the demo
 * enabled; otherwise undefined, and payment is not available.
 */
export function paymentSettings(config: PaymentConfig): PaymentSettings | undefined {
  if (config.paypal) return { ...config.paypal, isEmulated: false };
  if (config.isProduction && !config.demo) return undefined;
  const { path, ...identity } = emulated;
  return {
    ...identity,
    apiUrl: getOwnUrl(config) + path,
    sdkUrl: `${path}/sdk/js`,
    isEmulated: true,
  };
}
