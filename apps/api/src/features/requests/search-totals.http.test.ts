import type { RequestKind } from '@piacter/contracts/requests';
import { beforeAll, describe, expect, it } from 'vitest';
import { createRequest } from '../../testing/factories-requests.ts';
import { openRequestTest, type RequestTest } from '../../testing/request-people.ts';
import { closePastStays } from './past-stays.ts';
import { removeRequestsOfUser } from './remove-requests.ts';

let people: RequestTest;
beforeAll(async () => {
  people = await openRequestTest();
});

const calls = {
  service: ['/api/service-requests', '/api/search-service-requests', 'professional'],
  accommodation: ['/api/accommodation-requests', '/api/search-accommodation-requests', 'host'],
  property: ['/api/real-estate-requests', '/api/search-real-estate-requests', 'owner'],
} as const;

/** The number of open requests that those who may answer find, as counted in memory. */
const countFound = async (kind: RequestKind): Promise<number> => {
  const [, path, who] = calls[kind];
  return (await people.get(path, people[who]).expect(200)).body.total;
};

describe.each(['service', 'accommodation', 'property'] as const)(
  'the total of a search of %s requests',
  (kind) => {
    const create = () => createRequest(people.t, people.requester, kind);
    /** The difference that a change makes to the very next search. */
    const differenceOf = async (change: () => Promise<unknown>): Promise<number> => {
      const before = await countFound(kind);
      await change();
      return (await countFound(kind)) - before;
    };

    it('has a request from its creation until it is withdrawn', async () => {
      let requestID = 0;
      expect(await differenceOf(async () => (requestID = await create()))).toBe(1);
      const withdraw = () =>
        people.send('delete', `${calls[kind][0]}/${requestID}`, people.requester).expect(200);
      expect(await differenceOf(withdraw)).toBe(-1);
    });

    it('leaves out what is closed, and what is hidden until it is shown again', async () => {
      const [closed, hidden] = [await create(), await create()];
      const change = (part: string, method: 'post' | 'patch', requestID: number, body?: object) => () =>
        people
          .send(
            method,
            `/api/requests/${kind}/${requestID}/${part}`,
            part === 'closure' ? people.requester : people.admin,
            body,
          )
          .expect(200);
      expect(await differenceOf(change('closure', 'post', closed))).toBe(-1);
      expect(
        await differenceOf(change('visibility', 'patch', hidden, { isHidden: 1, reason: 'Nem ide való.' })),
      ).toBe(-1);
      expect(
        await differenceOf(change('visibility', 'patch', hidden, { isHidden: 0, reason: 'Tévedés volt.' })),
      ).toBe(1);
    });

    it('leaves out those of a deleted account', async () => {
      const mine = await people.t.signIn('ajanlatkero');
      await createRequest(people.t, mine, kind);
      const remove = () => people.t.db.transaction().execute((trx) => removeRequestsOfUser(trx, mine.userID));
      expect(await differenceOf(remove)).toBe(-1);
    });
  },
);

it('leaves out stays whose last day has passed', async () => {
  const { t } = people;
  await createRequest(t, people.requester, 'accommodation');
  const before = await countFound('accommodation');
  await closePastStays(t.deps, new Date('2032-01-01'));
  expect(before).toBeGreaterThan(0);
  expect(await countFound('accommodation')).toBe(0);
});
