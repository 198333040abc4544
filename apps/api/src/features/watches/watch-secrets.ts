import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { createLinkSecret, hashSecret, linkSecretBytes } from '../../core/link-secret.ts';

/** A secret of a mailed link, and what is stored of it. */
interface WatchSecret {
  key: string;
  hash: Buffer;
}

/**
 * The secrets of the links of watches, of which only hashes are stored. The link that confirms is mailed once. Every mail
 * has the one that unsubscribes, so that is computed anew from a stored seed and the secret of the installation: neither
 * of them alone is of use.
 */
export function createWatchSecrets(installationSecret: string) {
  const signingKey = Buffer.from(hkdfSync('sha256', installationSecret, '', 'piacter watch', 32));

  return {
    createConfirmation(): WatchSecret {
      const key = createLinkSecret();
      return { key, hash: hashSecret(key) };
    },
    createUnsubscribeSeed: (): Buffer => randomBytes(linkSecretBytes),
    /** The secret of the unsubscribe links of a watch. */
    getUnsubscribeSecret(seed: Buffer): WatchSecret {
      const signature = createHmac('sha256', signingKey).update(seed).digest();
      const key = signature.subarray(0, linkSecretBytes).toString('hex');
      return { key, hash: hashSecret(key) };
    },
  };
}
