import type { ListingState } from '@piacter/contracts/lifecycle/values';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { AdvertiserProfile } from './index.tsx';

const nameless = {
  ...{ userID: 7, email: 'szallasado@piacter.test', isFirm: 0, firmType: null, firmTypeName: null },
  ...{ firmName: null, taxNumber: null, firstName: null, lastName: null, contactPerson: null },
  ...{ countryID: 1, countryName: 'Magyarország', postalCode: null, countyRegion: null, settlement: null },
  ...{ street: null, publicPlaceType: null, publicPlaceName: null, houseNumber: null, floorNumber: null },
  ...{ doorNumber: null, mobile: null, tel: null, contactEmail: null },
};
const unfinished = { values: { accommodationName: 'Nádas' }, updated: '2026-11-21T10:00:00.000Z' };
const house = (state: ListingState, accommodationID = 17) => ({
  ...{ accommodationID, state, created: `2026-11-${accommodationID}T10:00:00.000Z` },
});

type Given = { profile?: object; listings?: object[]; draft?: object | null };
const open = ({ profile = nameless, listings = [], draft = null }: Given) => {
  const replies: Record<string, unknown> = {
    '/api/user-profile': profile,
    '/api/two-factor-status': { twoFactor: 0 },
    '/api/accommodations-by-user': listings,
    '/api/drafts/accommodation/new': draft,
  };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ ok: true, message: '', data: address in replies ? replies[address] : [] }),
  );
  openPages({ '/': <AdvertiserProfile kind="accommodation" /> }, '/');
};
const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
const bar = async () => (await screen.findByText(/Minden módosítás mentve/)).parentElement ?? document.body;

it('leads who has no listing from their name to the first one', async () => {
  open({});
  expect(await hrefOf('1. Neved és telefonod')).toBe('#ki-vagy');
  expect(await hrefOf('2. Első hirdetésed')).toBe('/szallasado/szallas_letrehozasa');
  expect(screen.getByText('0 kész a 3 lépésből.')).toBeDefined();
  expect(within(await bar()).queryByRole('link')).toBeNull();
});

it('ticks off a name with a phone number', async () => {
  open({ profile: { ...nameless, lastName: 'Nádas', mobile: '+36 30 123 4567' } });
  expect(await screen.findByText('1 kész a 3 lépésből.')).toBeDefined();
  expect(screen.queryByRole('link', { name: '1. Neved és telefonod' })).toBeNull();
});

it.each([
  ['a half-filled form', { draft: unfinished }, '/szallasado/szallas_letrehozasa'],
  [
    'the latest draft',
    { listings: [house('draft', 17), house('draft', 19)] },
    '/szallasado/szallas_letrehozasa/19',
  ],
])('leads to %s, above the profile and beside what says that it is saved', async (_what, given, address) => {
  open(given);
  expect(
    await screen.findByText(/^Elkezdted \(2026\.\s11\.\s\d+\.\), de még nem tetted közzé/),
  ).toBeDefined();
  expect(await hrefOf('2. Első hirdetésed')).toBe(address);
  const link = within(await bar()).getByRole('link', { name: 'Folytatom a hirdetésemet' });
  expect(link.getAttribute('href')).toBe(address);
  fireEvent.change(await screen.findByLabelText('Vezetéknév'), { target: { value: 'Nádas' } });
  expect(screen.queryByRole('link', { name: 'Folytatom a hirdetésemet' })).toBeNull();
});

it('is gone with the first published listing, but for the way to a draft', async () => {
  open({ listings: [house('live', 18), house('draft', 17)] });
  expect(await hrefOf('Folytatom a hirdetésemet')).toBe('/szallasado/szallas_letrehozasa/17');
  expect(screen.queryByText(/lépésből/)).toBeNull();
});
