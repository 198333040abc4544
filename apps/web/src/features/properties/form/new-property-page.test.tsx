import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownerPaths } from '../../../app/paths.ts';
import { MessageBoxHost } from '../../../ui/message-box/message-box-host.tsx';
import { answerMessage } from '../../../ui/message-box/message-queue.ts';
import { NewPropertyPage } from './new-property-page.tsx';

const types = (...names: string[]) => names.map((typeName, index) => ({ typeID: index + 1, typeName }));
const lists: Record<string, unknown> = {
  '/api/countries': [{ countryID: 1, countryName: 'Magyarország', countryCode: 'HU' }],
  '/api/types_ad': types('Eladó', 'Kiadó', 'Csere', 'Eladó vagy cserélhető'),
  '/api/types/types_house': types('ház', 'lakás', 'telek'),
  '/api/special_locations': [{ locationID: 4, locationName: 'park' }],
};
let sent: Record<string, unknown> | undefined;

beforeEach(() => {
  sent = undefined;
  sessionStorage.clear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (init.method !== 'POST') return Response.json({ ok: true, message: '', data: lists[address] ?? [] });
    sent = JSON.parse(String(init.body)) as Record<string, unknown>;
    return Response.json({ ok: true, message: 'A hirdetést feladtuk.', insertID: 17 }, { status: 201 });
  });
});
afterEach(() => answerMessage(false));

const open = async () => {
  const router = createMemoryRouter(
    [
      { path: ownerPaths.newListing, element: <NewPropertyPage /> },
      { path: ownerPaths.listing(), element: <h1>Szerkesztés</h1> },
    ],
    { initialEntries: [ownerPaths.newListing] },
  );
  render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <RouterProvider router={router} />
      <MessageBoxHost />
    </SWRConfig>,
  );
  await screen.findByRole('option', { name: 'Kiadó' });
  await screen.findByRole('option', { name: 'telek' });
  return router;
};
const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
  if (!found) throw new Error(`No field ${name}`);
  return found;
};
const put = (name: string, value: string) => {
  fireEvent.focus(field(name));
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const labelOf = (name: string) => field(name).labels?.[0]?.textContent?.replace(/\s*\*$/, '');

describe("the property ad's form", () => {
  it('calls the price by the type of the ad and asks rents by the month', async () => {
    await open();
    expect(labelOf('price')).toBe('Ár');
    put('adType', '2');
    expect(labelOf('price')).toBe('Bérleti díj');
    put('adType', '3');
    expect(labelOf('price')).toBe('Érték');
  });

  it('warns of forints, and rewrites them to thousands at one click', async () => {
    await open();
    put('adType', '2');
    put('price', '185000');
    expect(screen.getByText(/Ezer forintban add meg!/).textContent).toContain('185 kell ide');
    fireEvent.click(screen.getByRole('button', { name: 'Átírom: 185' }));
    expect(field('price').value).toBe('185');
    expect(screen.queryByText(/Ezer forintban add meg!/)).toBeNull();
    expect(screen.getByText(/^185.000.Ft\/hó$/)).toBeDefined();
  });

  it('forces numbers between their limits and says the limit', async () => {
    await open();
    put('roomNumber', '2000');
    expect(field('roomNumber').value.replaceAll(/\s/g, '')).toBe('1000');
    expect(screen.getAllByText(/0 és 1.000 közötti szám lehet/).length).toBeGreaterThan(0);
    put('amper', 'sok');
    expect(field('amper').value).toBe('0');
  });

  it('asks what it would be swapped for only where it may be swapped', async () => {
    await open();
    put('adType', '1');
    expect(screen.queryByLabelText('Mire cserélnéd?')).toBeNull();
    put('adType', '3');
    expect(screen.getByLabelText('Mire cserélnéd?')).toBeDefined();
    put('adType', '4');
    expect(screen.getByLabelText('Mire cserélnéd?')).toBeDefined();
  });

  it('takes the output of a solar panel only where there is one', async () => {
    await open();
    expect(field('solarPanelOutput').disabled).toBe(true);
    fireEvent.click(document.querySelector('[name="hasSolarPanel"][value="1"]') ?? document.body);
    expect(field('solarPanelOutput').disabled).toBe(false);
  });

  it('locks the address while it is hidden, and opens it where it is found faulty', async () => {
    await open();
    fireEvent.click(screen.getByLabelText(/A pontos cím ne látszódjon/));
    expect(field('street').disabled).toBe(true);
    expect(field('countryID').disabled).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Hirdetés feladása' }));
    await waitFor(() => expect(field('street').disabled).toBe(false));
    expect(sent).toBeUndefined();
  });

  it('folds away what a plot hardly has, and keeps what is in it', async () => {
    await open();
    put('roomNumber', '3');
    put('houseType', '3');
    expect(field('roomNumber').closest('details')).not.toBeNull();
    expect(field('siteArea').closest('details')).toBeNull();
    expect(field('roomNumber').value).toBe('3');
  });

  it('creates the ad and goes on to its own page', async () => {
    const router = await open();
    put('countryID', '1');
    put('adType', '1');
    put('postalCode', '4031');
    put('settlement', 'Debrecen');
    put('street', 'Vincellér');
    put('houseNumber', '12');
    put('price', '52000');
    fireEvent.click(screen.getByLabelText('park'));
    fireEvent.click(screen.getByRole('button', { name: 'Hirdetés feladása' }));
    await screen.findByText('A hirdetést feladtuk.', {}, { timeout: 10_000 });
    expect(router.state.location.pathname).toBe(ownerPaths.listing(17));
    expect(sent).toMatchObject({ price: 52_000, specialLocations: [4], isAttic: null });
  });
});
