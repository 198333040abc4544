import type { Config } from '../../config.ts';

/** Where the provider answers, and who we are there. */
export interface PaymentSettings {
  clientId: string;
  secret: string;
  webhookID: string;
  merchantID: string | undefined;
  /** Address of the REST interface, without a slash at its end. */
  apiUrl: string;
  /** Address of the browser's script. */
  sdkUrl: string;
  isEmulated: boolean;
}

type Installation = Pick<Config, 'paypal' | 'isProduction' | 'demo' | 'host' | 'port'>;

/** Address under which the process reaches itself. */
function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Who the emulator takes everybody for. */
export const emulated = {
  clientId: 'piacter-emulator',
  secret: 'piacter-emulator',
  webhookID: 'PIACTEREMULATOR',
  merchantID: 'PIACTERMERCHANT',
  path: '/dev/paypal',
} as const;

/**
 * The provider that its keys name; without them its emulator, outside of production or with the demo switch on; else
 * undefined: there is nothing to pay with.
 */
export function paymentSettings(config: Installation): PaymentSettings | undefined {
  if (config.paypal) return { ...config.paypal, isEmulated: false };
  if (config.isProduction && !config.demo) return undefined;
  const { path, ...identity } = emulated;
  return {
    ...identity,
    apiUrl: ownAddress(config) + path,
    sdkUrl: `${path}/sdk/js`,
    isEmulated: true,
  };
}
