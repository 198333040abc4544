import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { hashSecret, linkSecretBytes } from '../../core/link-secret.ts';

/**
 * The secrets of the links of watches, of which only hashes are stored. They are computed anew for each mail from a stored
 * seed and the secret of the installation, neither of which alone is of use: thus a later mail, which anybody may cause,
 * does not void the link of an earlier one.
 */
export function createWatchSecrets(installationSecret: string) {
  const signingKey = Buffer.from(hkdfSync('sha256', installationSecret, '', 'piacter watch', 32));
  const getKey = (seed: Buffer, purpose: '' | 'confirm'): string =>
    createHmac('sha256', signingKey)
      .update(purpose)
      .update(seed)
      .digest()
      .subarray(0, linkSecretBytes)
      .toString('hex');
  /** The secret of the unsubscribe links of a watch. */
  const getUnsubscribeKey = (seed: Buffer): string => getKey(seed, '');

  return {
    /** The secret of the link that confirms, and what is stored of it. */
    getConfirmation(seed: Buffer): { key: string; hash: Buffer } {
      const key = getKey(seed, 'confirm');
      return { key, hash: hashSecret(key) };
    },
    createUnsubscribeSeed: (): Buffer => randomBytes(linkSecretBytes),
    getUnsubscribeKey,
    getUnsubscribeHash: (seed: Buffer): Buffer => hashSecret(getUnsubscribeKey(seed)),
  };
}
