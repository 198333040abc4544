import { buildProperty } from '../../apps/api/src/testing/factories-properties.ts';
import { type Call, loginOf, send } from '../client.ts';
import { countGoal, type Goal } from './goals.ts';
import type { Stage } from './stage.ts';

/** By which the replica lags. */
const delaySeconds = 5;

/**
 * A browser that saves a price and opens the public page, in turn, while the replica for reads lags. Without the
 * session's token, since reads of signed-in users go to the primary anyway. A visitor without the cookie shows that the
 * replica does lag.
 */
export async function runReadYourWrites(stage: Stage, pairs: number): Promise<Goal[]> {
  const { cluster, databaseProxy, startProcess, writers } = stage;
  const replica = await cluster.startReplica(databaseProxy.writerPort, delaySeconds);
  const api = await startProcess('api-with-replica', { DATABASE_REPLICA_URL: replica.url });
  const call = async (method: string, path: string, options: Call) => {
    const { status, headers, body } = await send(method, api.address + path, options);
    const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
    return { status, body, position: cookies.find((cookie) => cookie.startsWith('piacter_position=')) };
  };

  const { body: session } = await call('POST', '/api/login', { body: loginOf(writers[0] ?? '') });
  const token = String(session.token);
  const { body: created } = await call('POST', '/api/real-estate', { token, body: buildProperty() });
  const path = `/api/real-estate/${created.insertID}`;
  let [stale, staleWithout, failed] = [0, 0, 0];
  let cookie = '';
  for (let pair = 1; pair <= pairs; pair += 1) {
    const price = 1000 + pair;
    const saved = await call('PUT', path, { token, cookie, body: buildProperty({ price }) });
    cookie = saved.position ?? cookie;
    const [own, other] = await Promise.all([call('GET', path, { cookie }), call('GET', path, {})]);
    if (saved.status !== 200 || own.status !== 200) failed += 1;
    else if (own.body.data?.price !== price) stale += 1;
    if (other.status !== 200 || other.body.data?.price !== price) staleWithout += 1;
  }
  await api.stop();
  return [
    countGoal('reads of one’s own write that were stale or failed', stale + failed, pairs),
    {
      what: 'reads without the cookie that were stale, as the replica lags',
      figure: `${staleWithout} of ${pairs}`,
      isMet: staleWithout > 0,
    },
  ];
}
