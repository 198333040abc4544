import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { toAddressValues } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody } from './form-values.ts';
import { ListingPin } from './listing-pin.tsx';

const eger = { label: '3300 Eger', settlement: 'Eger', lat: 47.9, lon: 20.37 };
const replies: Record<string, unknown> = {
  '/api/client-config': { map: { tileUrl: null, attribution: '' } },
  '/api/address-suggestions': [eger],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const data = replies[address.split('?')[0] ?? ''];
    return new Response(JSON.stringify({ ok: true, message: '', data }));
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

function Sample() {
  const [values, setValues] = useState<ListingAddressValues>({
    ...toAddressValues(null),
    settlement: 'Eger',
    disableAddress: false,
    pin: null,
  });
  const set = (name: string, value: unknown) => setValues((last) => ({ ...last, [name]: value }));
  const field = () => {
    throw new Error('The pin has no field.');
  };
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <ListingPin form={{ values, set, field }} />
      <output>{JSON.stringify(listingAddressBody(values))}</output>
    </SWRConfig>
  );
}
const getBody = () => JSON.parse(document.querySelector('output')?.textContent ?? '{}');

it('proposes the middle of the settlement, from where the arrow keys move the pin, until it is removed', async () => {
  render(<Sample />);
  fireEvent.click(screen.getByRole('button', { name: 'Hely a térképen' }));
  const pin = await screen.findByTitle(/A hirdetés helye/);
  expect(getBody()).toMatchObject({ lat: null, lon: null });
  fireEvent.keyDown(pin, { key: 'ArrowRight' });
  const { lat, lon } = getBody();
  expect(lat).toBeCloseTo(eger.lat, 3);
  expect(lon).toBeGreaterThan(eger.lon);
  fireEvent.keyDown(pin, { key: 'ArrowUp' });
  expect(getBody().lat).toBeGreaterThan(lat);
  fireEvent.click(screen.getByRole('button', { name: 'Jelölő törlése' }));
  expect(getBody()).toMatchObject({ lat: null, lon: null });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Térkép bezárása' }));
});

it('puts the pin in the middle of the map by Enter where the settlement is unknown', async () => {
  replies['/api/address-suggestions'] = [];
  onTestFinished(() => {
    replies['/api/address-suggestions'] = [eger];
  });
  render(<Sample />);
  fireEvent.click(screen.getByRole('button', { name: 'Hely a térképen' }));
  const map = await screen.findByRole('application', { name: /az Enter a közepére tesz jelölőt/ });
  expect(screen.queryByTitle(/A hirdetés helye/)).toBeNull();
  fireEvent.keyPress(map, { key: 'Enter', charCode: 13 });
  expect(await screen.findByTitle(/A hirdetés helye/)).toBeTruthy();
  expect(getBody().lat).toBeCloseTo(47.2, 0);
});
