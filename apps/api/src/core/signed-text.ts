import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A signature as it is written in links. */
export const signaturePattern = '[\\w-]{43}';

/** Signs texts for one purpose with the secret of the installation, so that nothing is stored for them. */
export function createTextSigner(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `piacter ${purpose}`, 32));
  const sign = (text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  return {
    sign,
    /** `signature` matches `signaturePattern`. */
    isSigned: (text: string, signature: string): boolean =>
      timingSafeEqual(Buffer.from(sign(text)), Buffer.from(signature)),
  };
}
