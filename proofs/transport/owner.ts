import { buildProperty } from '../../apps/api/src/testing/factories-properties.ts';
import type { Product } from './product.ts';

export interface Owner {
  token: string;
  /** Uploads a picture to an own listing. */
  upload: () => Promise<Response>;
  /** A change that needs no file. */
  change: () => Promise<Response>;
}

/** Signs in an advertiser and publishes a listing. */
export async function signInOwner(
  { port }: Product,
  { email, password }: { email: string; password: string },
  picture: Uint8Array<ArrayBuffer>,
): Promise<Owner> {
  const address = (path: string) => `http://127.0.0.1:${port}${path}`;
  const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(address(path), {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { token } = (await (await send('POST', '/api/login', { email, pass: password })).json()) as {
    token: string;
  };
  const auth = { Authorization: `Bearer ${token}` };
  const posted = await send('POST', '/api/real-estate', buildProperty(), auth);
  const { insertID } = (await posted.json()) as { insertID: number };
  return {
    token,
    upload: () => {
      const form = new FormData();
      form.append('images', new Blob([picture], { type: 'image/jpeg' }), 'kep.jpg');
      return fetch(address(`/api/upload-property-images/${insertID}`), {
        method: 'POST',
        headers: auth,
        body: form,
      });
    },
    change: () => send('PUT', `/api/real-estate/${insertID}`, buildProperty(), auth),
  };
}
