import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { FirstSteps } from './index.tsx';

const open = (profile: object, listings: object[]) => {
  const fetch = vi.fn(async (address: string) =>
    Response.json({ ok: true, message: '', data: address.endsWith('/user-profile') ? profile : listings }),
  );
  vi.stubGlobal('fetch', fetch);
  openPages({ '/': <FirstSteps kind="accommodation" identityAt="#ki-vagy" /> }, '/');
  return fetch;
};
const nameless = { isFirm: 0, firmName: null, lastName: null, firstName: null, mobile: null, tel: null };
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('leads who has no listing from their name to the first one', async () => {
  open(nameless, []);
  expect(await hrefOf('1. Neved és telefonod')).toBe('#ki-vagy');
  expect(await hrefOf('2. Első hirdetésed')).toBe('/szallasado/szallas_letrehozasa');
  expect(screen.getByText('0 kész a 3 lépésből.')).toBeDefined();
});

it('ticks off a name with a phone number', async () => {
  open({ ...nameless, lastName: 'Nádas', mobile: '+36 30 123 4567' }, []);
  expect(await screen.findByText('1 kész a 3 lépésből.')).toBeDefined();
  expect(screen.queryByRole('link', { name: '1. Neved és telefonod' })).toBeNull();
});

it('is gone with the first listing', async () => {
  const fetch = open(nameless, [{ accommodationID: 1 }]);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  expect(screen.queryByText(/lépésből/)).toBeNull();
});
