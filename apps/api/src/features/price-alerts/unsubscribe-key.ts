import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const pattern = /^(?<userID>[1-9]\d{0,9})-(?<signature>[\w-]{43})$/;

/**
 * Signs and reads the keys of unsubscribe links. A key names its user and can only turn these mails off, so it is the same
 * in every mail, never expires, and nothing is stored for it.
 */
export function createUnsubscribeKeys(secret: string) {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'piacter price alerts', 32));
  const sign = (userID: string) => createHmac('sha256', signingKey).update(userID).digest('base64url');

  return {
    write: (userID: number): string => `${userID}-${sign(String(userID))}`,
    /** The user of a key; undefined unless its signature is ours. */
    read(key: string): number | undefined {
      const { userID = '', signature = '' } = pattern.exec(key)?.groups ?? {};
      if (signature === '') return undefined;
      return timingSafeEqual(Buffer.from(sign(userID)), Buffer.from(signature)) ? Number(userID) : undefined;
    },
  };
}
