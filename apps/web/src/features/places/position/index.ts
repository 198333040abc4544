import { alert } from '../../../lib/message-queue.ts';

const lost = 'Nem látjuk, hol vagy. Engedélyezd a böngészőben, vagy írd be a települést!';

/** Decimals of a visitor's position: it is never asked for, sent or stored more exactly than to a kilometre. */
const decimals = 2;

/** Where the visitor is, as a place of a search: '@47.5;19.04'. Undefined where the browser does not tell, which is said. */
export async function askPosition(): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) =>
      resolve(`@${[latitude, longitude].map((degrees) => Number(degrees.toFixed(decimals))).join(';')}`),
    () => resolve(undefined),
    { maximumAge: 600_000, timeout: 10_000 },
  );
  const position = await promise;
  if (position === undefined) void alert(lost);
  return position;
}
