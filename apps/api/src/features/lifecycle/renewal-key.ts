import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';

/** What a renewal link names: a listing, and the time of the mail that it was sent in. */
export interface Renewal {
  kind: ListingKind;
  listingID: number;
  warnedAt: Date;
}

const pattern = /^(?<kind>[a-z]+)-(?<listingID>[1-9]\d{0,9})-(?<at>\d{1,15})-(?<signature>[\w-]{43})$/;

/**
 * Signs and reads the keys of renewal links. A key is signed for this purpose only and names the mail, so that nothing
 * is stored for it, and each key counts only until the listing is touched.
 */
export function createRenewalKeys(secret: string) {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'piacter listing renewal', 32));
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url');

  return {
    write({ kind, listingID, warnedAt }: Renewal): string {
      const text = `${kind}-${listingID}-${warnedAt.getTime()}`;
      return `${text}-${sign(text)}`;
    },
    /** The content of a key; undefined unless its signature is ours. */
    read(key: string): Renewal | undefined {
      const { kind: name, listingID = '', at = '', signature = '' } = pattern.exec(key)?.groups ?? {};
      const kind = listingKinds.find((one) => one === name);
      if (!kind) return undefined;
      const expected = Buffer.from(sign(`${kind}-${listingID}-${at}`));
      if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
      return { kind, listingID: Number(listingID), warnedAt: new Date(Number(at)) };
    },
  };
}
