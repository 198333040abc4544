import { buildProperty } from '../apps/api/src/testing/factories-properties.ts';
import { drawJpeg } from '../apps/api/src/testing/pictures.ts';
import { loginOf, send } from './client.ts';

/** The body of an upload. */
export async function buildPictures(...options: Parameters<typeof drawJpeg>): Promise<FormData> {
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(await drawJpeg(...options))]), 'kép.jpg');
  return form;
}

/** Signs in an advertiser and publishes a property. */
export async function signInOwner(address: string, email: string) {
  const { body: session } = await send('POST', `${address}/api/login`, { body: loginOf(email) });
  const token = String(session.token);
  const { body } = await send('POST', `${address}/api/real-estate`, { token, body: buildProperty() });
  const url = `${address}/api/real-estate/${body.insertID}`;
  return {
    token,
    /** Of the property. */
    url,
    /** Saves it, for which no file is needed. */
    save: (price = 1000, cookie = '') => send('PUT', url, { token, cookie, body: buildProperty({ price }) }),
    upload: async () =>
      send('POST', `${address}/api/upload-property-images/${body.insertID}`, {
        token,
        body: await buildPictures(),
      }),
  };
}

export type Owner = Awaited<ReturnType<typeof signInOwner>>;
