import { listingPathsByKind, ownerPaths, paths } from '@piacter/contracts/site/paths';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearSession, saveToken } from '../../lib/session.ts';
import { openPages } from '../listings/testing.tsx';
import { AdvertisePage } from './advertise-page.tsx';
import { LoginRegisterPage } from './login-register-page.tsx';
import { registerAs } from './register-as.ts';

const types = [
  { typeID: 2, typeName: 'Ingatlantulajdonos' },
  { typeID: 3, typeName: 'Szállásadó' },
];
beforeEach(() => {
  clearSession();
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data: types }));
});
const signIn = (path: string) => saveToken(`x.${btoa(JSON.stringify({ path, sub: '7' }))}.x`);
const open = (address: string) =>
  openPages(
    {
      [paths.advertise]: <AdvertisePage />,
      [paths.register]: <LoginRegisterPage />,
      [ownerPaths.newListing]: <h1>Új hirdetés</h1>,
    },
    address,
  );

it('leads visitors by what they advertise to the registration that has it chosen', async () => {
  open(paths.advertise);
  const link = await screen.findByRole('link', { name: 'Szállást adok ki' });
  expect(link.getAttribute('href')).toBe(
    registerAs('szallasado', listingPathsByKind.accommodation.newListing),
  );
  open(registerAs('szallasado', '/'));
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: 'Szállásadó' });
  expect(chosen.checked).toBe(true);
});

it('says that advertising is free, and leads to the packages for what is not', async () => {
  open(paths.advertise);
  expect(await screen.findByText(/^Regisztrálni és hirdetni ingyenes\. Mit szeretnél\?/)).toBeDefined();
  const packages = screen.getByRole('link', { name: 'A csomagok és az áraik' });
  expect(packages.getAttribute('href')).toBe(paths.packages);
});

it('leads an advertiser to the form at once', async () => {
  signIn('ingatlan_tulajdonos');
  open(paths.advertise);
  expect(await screen.findByRole('heading', { name: 'Új hirdetés' })).toBeDefined();
});

it('tells a requester that it takes another account, there and at the registration', async () => {
  signIn('ajanlatkero');
  open(paths.advertise);
  expect(await screen.findByText(/Ehhez külön fiók kell, egy másik e-mail-címmel/)).toBeDefined();
  open(paths.register);
  expect((await screen.findAllByText(/Ehhez külön fiók kell/)).length).toBeGreaterThan(1);
});
