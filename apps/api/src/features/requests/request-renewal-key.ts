import { createTextSigner, signaturePattern } from '../../core/signed-text.ts';

/** What a link names that keeps a property request going: the request, and its last change when the mail was sent. */
interface RequestRenewal {
  requestID: number;
  updated: Date;
}

const pattern = new RegExp(
  `^(?<requestID>[1-9]\\d{0,9})-(?<at>\\d{1,15})-(?<signature>${signaturePattern})$`,
);

/** Signs and reads the keys of these links. Each counts until the request changes, which using it does. */
export function createRequestRenewalKeys(secret: string) {
  const { sign, isSigned } = createTextSigner(secret, 'request renewal');

  return {
    write({ requestID, updated }: RequestRenewal): string {
      const text = `${requestID}-${updated.getTime()}`;
      return `${text}-${sign(text)}`;
    },
    /** The content of a key; undefined unless its signature is ours. */
    read(key: string): RequestRenewal | undefined {
      const { requestID = '', at = '', signature = '' } = pattern.exec(key)?.groups ?? {};
      if (requestID === '' || !isSigned(`${requestID}-${at}`, signature)) return undefined;
      return { requestID: Number(requestID), updated: new Date(Number(at)) };
    },
  };
}
