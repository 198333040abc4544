import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** 128 bits: nobody finds a link by trying. */
const secretBytes = 16;

const toHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();

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
    toHash,
    createConfirmation(): WatchSecret {
      const key = randomBytes(secretBytes).toString('hex');
      return { key, hash: toHash(key) };
    },
    createUnsubscribeSeed: (): Buffer => randomBytes(secretBytes),
    /** The secret of the unsubscribe links of a watch. */
    getUnsubscribeSecret(seed: Buffer): WatchSecret {
      const signature = createHmac('sha256', signingKey).update(seed).digest();
      const key = signature.subarray(0, secretBytes).toString('hex');
      return { key, hash: toHash(key) };
    },
  };
}
