import { buildProperty } from '../../apps/api/src/testing/factories-properties.ts';
import { loginOf, type Reply, send } from '../client.ts';
import type { Product } from './product.ts';

export interface Owner {
  token: string;
  /** Uploads a picture to one of the caller's listings. */
  upload: () => Promise<Reply>;
  /** A change that needs no file. */
  change: () => Promise<Reply>;
}

/** Signs in an advertiser and publishes a listing. */
export async function signInOwner(
  { address }: Product,
  email: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Owner> {
  const login = await send('POST', `${address}/api/login`, { body: loginOf(email) });
  const token = String(login.body.token);
  const posted = await send('POST', `${address}/api/real-estate`, { token, body: buildProperty() });
  const { insertID } = posted.body;
  return {
    token,
    upload: () => {
      const form = new FormData();
      form.append('images', new Blob([picture], { type: 'image/jpeg' }), 'kep.jpg');
      return send('POST', `${address}/api/upload-property-images/${insertID}`, { token, body: form });
    },
    change: () => send('PUT', `${address}/api/real-estate/${insertID}`, { token, body: buildProperty() }),
  };
}
