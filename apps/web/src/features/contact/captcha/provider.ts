import { api } from '../../../lib/api/index.ts';

/** What goes along with one message; good once, and until `expiresAt` (milliseconds since 1970). */
export type Ticket = { token: string; expiresAt: number };

export type CaptchaProvider = {
  /** A ticket of this one takes a while and lasts: it is made while the person still writes. */
  isMadeAhead: boolean;
  makeTicket: () => Promise<Ticket>;
};

/** The provider that the installation uses; its code comes when somebody first touches the form. */
export async function loadProvider(): Promise<CaptchaProvider> {
  const { data } = await api('GET /api/client-config', { isBackground: true });
  const { provider, siteKey } = data.captcha;
  if (provider === 'recaptcha' && siteKey !== null) {
    const { recaptcha } = await import('./recaptcha.ts');
    return recaptcha(siteKey);
  }
  const { proofOfWork } = await import('./proof-of-work.ts');
  return proofOfWork;
}
