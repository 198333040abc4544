import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { AddressFields } from './address-fields.tsx';
import { findHouseNumber, splitStreet, toAddressBody, toAddressValues } from './address-values.ts';

const types = [
  { typeID: 1, typeName: 'utca' },
  { typeID: 2, typeName: 'út' },
  { typeID: 3, typeName: 'tér' },
];
const vinceller = {
  label: '4031 Debrecen, Vincellér utca',
  countryCode: 'HU',
  postalCode: '4031' as string | null,
  postalCodes: [] as string[],
  settlement: 'Debrecen',
  countyRegion: 'Hajdú-Bihar',
  street: 'Vincellér utca',
  lat: null,
  lon: null,
};
const district = { ...vinceller, label: 'Budapest XIII. kerület', settlement: 'Budapest', street: null };

const replies: Record<string, unknown> = {
  '/api/countries': [{ countryID: 1, countryName: 'Magyarország', countryCode: 'HU' }],
  '/api/types_public_place': types,
};
const requests: string[] = [];
let suggested = vinceller;

beforeEach(() => {
  requests.length = 0;
  suggested = vinceller;
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    const data = replies[address.split('?')[0] ?? ''] ?? [suggested, district];
    return new Response(JSON.stringify({ ok: true, message: '', data }));
  });
});
afterEach(() => answerMessage(false));

function Sample({ disabled = false, isOwn = false }: { disabled?: boolean; isOwn?: boolean }) {
  const [values, setValues] = useState(toAddressValues(null));
  const set = (name: string, value: string) => setValues((last) => ({ ...last, [name]: value }));
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: undefined,
    onChange: (value: string) => set(name, value),
    onBlur: () => undefined,
  });
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <AddressFields form={{ values, set, field }} required={['street']} {...{ disabled, isOwn }} />
      <output>{JSON.stringify(toAddressBody(values))}</output>
      <MessageBoxHost />
    </SWRConfig>
  );
}

const search = async (typed: string, option: string) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.change(screen.getByLabelText('Cím keresése'), { target: { value: typed } });
  await act(() => vi.advanceTimersByTimeAsync(300));
  vi.useRealTimers();
  // Matched by text content, since the typed part is in an element of its own.
  const options = await screen.findAllByRole('option');
  const found = options.find((element) => element.textContent === option);
  fireEvent.click(found ?? document.body);
};

it.each([
  [true, ['country-name', 'postal-code', 'address-level2', 'address-level1']],
  [false, [null, null, null, null]],
])('lets the browser fill in an address that is the user’s own: %s', (isOwn, tokens) => {
  render(<Sample isOwn={isOwn} />);
  const fields = ['countryID', 'postalCode', 'settlement', 'countyRegion'];
  expect(
    fields.map((name) => document.querySelector(`[name=${name}]`)?.getAttribute('autocomplete')),
  ).toEqual(tokens);
});

describe('splitting a street', () => {
  // Shows WID-05.
  it.each([
    ['Vincellér utca', { street: 'Vincellér', publicPlaceType: '1' }],
    ['Kossuth Lajos TÉR', { street: 'Kossuth Lajos', publicPlaceType: '3' }],
    ['Hősök dűlő', { street: 'Hősök dűlő', publicPlaceType: '' }],
    ['utca', { street: 'utca', publicPlaceType: '' }],
  ])('takes the last word of %s as the public place', (name, parts) => {
    expect(splitStreet(name, types)).toEqual(parts);
  });
});

it.each([
  ['Kossuth utca 12', '12'],
  ['Kossuth utca 12/B.', '12/B'],
  ['Fő u. 3-5', '3-5'],
  ['Baross Gábor út 21 2/7', '21'],
  ['Baross Gábor út 21., 2. em. 7', '21'],
  ['Fő utca 3/A fszt. 1', '3/A'],
  ['Budapest 1132 Váci út', undefined],
  ['Kossuth utca', undefined],
  ['9021', undefined],
  ['1132 Budapest', undefined],
])('takes the number at the end of %s', (typed, number) => {
  expect(findHouseNumber(typed)).toBe(number);
});

describe('the address fields', () => {
  it('are filled from the selected suggestion', async () => {
    render(<Sample />);
    await screen.findByRole('option', { name: 'utca' });
    await search('vinc', vinceller.label);
    const body = JSON.parse(document.querySelector('output')?.textContent ?? '{}');
    expect(body).toEqual({
      countryID: 1,
      postalCode: '4031',
      countyRegion: 'Hajdú-Bihar',
      settlement: 'Debrecen',
      street: 'Vincellér',
      publicPlaceType: 1,
      houseNumber: '',
      floorNumber: '',
      doorNumber: '',
    });
  });

  it('keep the number that was typed with the street', async () => {
    render(<Sample />);
    await screen.findByRole('option', { name: 'utca' });
    await search('vincellér utca 12/B', vinceller.label);
    expect(screen.getByLabelText<HTMLInputElement>(/^Házszám/).value).toBe('12/B');
  });

  // Shows ERR-05.
  it('keep an empty list, without a message, when a lookup fails to load', async () => {
    vi.stubGlobal('fetch', async (address: string) => {
      requests.push(address);
      return new Response('', { status: 500 });
    });
    render(<Sample />);
    await vi.waitFor(() => expect(requests).toContain('/api/types_public_place'));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.getByLabelText<HTMLSelectElement>('Közterület jellege').options).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("offer the settlement's postal codes where that of the street is unknown", async () => {
    suggested = {
      ...vinceller,
      label: 'Debrecen, Vincellér utca',
      postalCode: null,
      postalCodes: ['4024', '4031'],
    };
    render(<Sample />);
    await screen.findByRole('option', { name: 'utca' });
    await search('vinc', suggested.label);
    const field = screen.getByLabelText<HTMLInputElement>('Irányítószám');
    expect(field.value).toBe('');
    expect([...(field.list?.options ?? [])].map(({ value }) => value)).toEqual(['4024', '4031']);
    expect(screen.getByText('Debrecen irányítószámai: 4024, 4031')).toBeTruthy();
  });

  // Shows WID-04.
  it('reject a suggestion without a street', async () => {
    render(<Sample />);
    await screen.findByRole('option', { name: 'utca' });
    await search('bud', district.label);
    expect((await screen.findByRole('dialog')).textContent).toContain('A cím nem elég specifikus!');
    expect(screen.getByLabelText<HTMLInputElement>('Település').value).toBe('');
  });

  it('search in the selected country', async () => {
    render(<Sample />);
    await screen.findByRole('option', { name: 'Magyarország' });
    fireEvent.change(screen.getByLabelText('Ország'), { target: { value: '1' } });
    await search('vinc', vinceller.label);
    expect(requests.at(-1)).toBe('/api/address-suggestions?countryID=1&search=vinc');
  });

  it('are disabled while the address is hidden, except for the country', () => {
    render(<Sample disabled />);
    expect(screen.getByLabelText<HTMLInputElement>('Házszám').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Cím keresése').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Ország').disabled).toBe(false);
  });
});
