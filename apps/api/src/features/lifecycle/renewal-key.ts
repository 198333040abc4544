import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { createTextSigner, signaturePattern } from '../../core/signed-text.ts';

/** What a renewal link names: a listing, and the time of the mail that it was sent in. */
export interface Renewal {
  kind: ListingKind;
  listingID: number;
  warnedAt: Date;
}

const pattern = new RegExp(
  `^(?<kind>[a-z]+)-(?<listingID>[1-9]\\d{0,9})-(?<at>\\d{1,15})-(?<signature>${signaturePattern})$`,
);

/**
 * Signs and reads the keys of renewal links. A key is signed for this purpose only and names the mail, so that nothing
 * is stored for it, and each key counts only until the listing is touched.
 */
export function createRenewalKeys(secret: string) {
  const { sign, isSigned } = createTextSigner(secret, 'listing renewal');

  return {
    write({ kind, listingID, warnedAt }: Renewal): string {
      const text = `${kind}-${listingID}-${warnedAt.getTime()}`;
      return `${text}-${sign(text)}`;
    },
    /** The content of a key; undefined unless its signature is ours. */
    read(key: string): Renewal | undefined {
      const { kind: name, listingID = '', at = '', signature = '' } = pattern.exec(key)?.groups ?? {};
      const kind = listingKinds.find((one) => one === name);
      if (!kind || !isSigned(`${kind}-${listingID}-${at}`, signature)) return undefined;
      return { kind, listingID: Number(listingID), warnedAt: new Date(Number(at)) };
    },
  };
}
