import { send } from '../client.ts';
import { signInOwner } from '../owner.ts';
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
  const owner = await signInOwner(api.address, writers[0] ?? '');
  let [stale, staleWithout, failed] = [0, 0, 0];
  let cookie = '';
  for (let pair = 1; pair <= pairs; pair += 1) {
    const price = 1000 + pair;
    const saved = await owner.save(price, cookie);
    const cookies = saved.headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    cookie = cookies.find((one) => one.startsWith('piacter_position=')) ?? cookie;
    const [own, other] = await Promise.all([send('GET', owner.url, { cookie }), send('GET', owner.url)]);
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
