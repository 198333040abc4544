import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createLinkSecret, hashSecret, linkSecretBytes } from '../../core/link-secret.ts';

/**
 * The secrets of the links of watches, of which only hashes are stored. The link that confirms is mailed once. Every mail
 * has the one that unsubscribes, so that is computed anew from a stored seed and the secret of the installation: neither
 * of them alone is of use.
 */
export function createWatchSecrets(installationSecret: string) {
  const signingKey = Buffer.from(hkdfSync('sha256', installationSecret, '', 'piacter watch', 32));
  /** The secret of the unsubscribe links of a watch. */
  const getUnsubscribeKey = (seed: Buffer): string =>
    createHmac('sha256', signingKey).update(seed).digest().subarray(0, linkSecretBytes).toString('hex');

  return {
    /** The secret of the link that confirms, and what is stored of it. */
    createConfirmation(): { key: string; hash: Buffer } {
      const key = createLinkSecret();
      return { key, hash: hashSecret(key) };
    },
    createUnsubscribeSeed: (): Buffer => randomBytes(linkSecretBytes),
    getUnsubscribeKey,
    getUnsubscribeHash: (seed: Buffer): Buffer => hashSecret(getUnsubscribeKey(seed)),
  };
}
