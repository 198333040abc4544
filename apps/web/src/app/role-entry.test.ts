import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraft } from '../lib/form/draft-store.ts';
import { clearSession, readSession, readToken, saveToken, takeRefusedAddress } from '../lib/session.ts';
import { keepWayOn, takeWayOn } from '../lib/way-on.ts';
import { keepWrittenWork, readWrittenWork } from '../lib/written-work.ts';
import { enterRoleArea, logOut } from './role-entry.ts';

const createToken = (sub: string) => `x.${btoa(JSON.stringify({ path: 'szakember', sub }))}.x`;

const answer = (status: number, body: object = {}) => {
  const fetching = vi.fn(
    async (_address: string, _init?: RequestInit) => new Response(JSON.stringify(body), { status }),
  );
  vi.stubGlobal('fetch', fetching);
  return fetching;
};

const enter = () =>
  enterRoleArea({
    request: new Request('http://localhost/szakember/ajanlataim?page=2'),
    params: {},
  } as Parameters<typeof enterRoleArea>[0]);

beforeEach(() => {
  sessionStorage.clear();
  saveToken(createToken('7'));
});

describe('entering a role area', () => {
  it('sends token and role, and stores a new token', async () => {
    const fetching = answer(200, { token: createToken('8'), data: { email: 'szakember@piacter.test' } });
    expect(await enter()).toEqual({ email: 'szakember@piacter.test' });
    const [address, init] = fetching.mock.calls[0] ?? [];
    expect(address).toBe('/api/check-page-permission?path=szakember');
    expect(init).toMatchObject({ credentials: 'include', headers: { Authorization: createToken('7') } });
    expect(readToken()).toBe(createToken('8'));
  });

  it.each([401, 403])('clears the session after a %i and redirects home', async (status) => {
    answer(status);
    const refusal = await enter().catch((thrown: unknown) => thrown);
    expect(refusal).toBeInstanceOf(Response);
    expect((refusal as Response).headers.get('Location')).toBe('/?sessionExpired=true');
    expect(readSession()).toBeNull();
    expect(readToken()).toBeNull();
    expect(takeRefusedAddress()).toBe(`/szakember/ajanlataim?page=2#${status}`);
  });

  it('says of a visitor without a session that it was refused for that', async () => {
    clearSession();
    answer(401);
    await expect(enter()).rejects.toBeInstanceOf(Response);
    expect(takeRefusedAddress()).toBe('/szakember/ajanlataim?page=2#');
  });

  it.each([429, 503])('does not treat a %i as a refusal', async (status) => {
    answer(status);
    await expect(enter()).rejects.toThrow(String(status));
    expect(readToken()).toBe(createToken('7'));
  });
});

describe('logging out', () => {
  const work = { serviceID: '4', settlement: 'Vác', description: 'Csöpög a szifon.' };
  it('clears the session and all that was written, and goes home even if the server cannot be reached', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    openDraft('profile').write({ lastName: 'Kovács' });
    keepWayOn('/ajanlatkero/szakember_ajanlatkeres');
    keepWrittenWork({ ...work, requestTime: 1, timeUnit: 'hét' });
    await logOut();
    expect(readSession()).toBeNull();
    expect(sessionStorage.length).toBe(0);
    expect(readWrittenWork()).toEqual({});
    expect(takeWayOn('ajanlatkero')).toBeNull();
    expect(assign).toHaveBeenCalledWith('/');
  });
});
