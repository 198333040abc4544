import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { PlacesField } from './index.ts';

/** The places that were given last. */
let places = '';

function Form({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  const [radius, setRadius] = useState('');
  places = value;
  return <PlacesField value={value} onChange={setValue} radius={{ value: radius, onChange: setRadius }} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Település');
const type = (typed: string) => fireEvent.change(field(), { target: { value: typed } });

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ok: true, message: '', data: [] })),
  );
});

describe('the field of several places', () => {
  it('takes one as text, and asks for what is around only then', () => {
    render(<Form />);
    expect(screen.queryByLabelText('Környék')).toBeNull();
    type('Győr');
    expect(places).toBe('Győr');
    expect(screen.getByLabelText<HTMLSelectElement>('Környék').value).toBe('');
  });

  it('takes the next one after a comma and after the button, and keeps the focus', () => {
    render(<Form />);
    type('Győr');
    type('Győr,');
    expect(places).toBe('Győr');
    type('Győr,S');
    expect(field().value).toBe('S');
    type('Sopron');
    expect(places).toBe('Győr,Sopron');
    fireEvent.click(screen.getByText('+ Máshol is'));
    expect(document.activeElement).toBe(field());
    type('Pápa');
    expect(places).toBe('Győr,Sopron,Pápa');
  });

  it('removes a place by its chip, and the one of the text by emptying it', () => {
    render(<Form start="Győr,Sopron,Pápa" />);
    expect(field().value).toBe('Pápa');
    fireEvent.click(screen.getByRole('button', { name: /^Győr/ }));
    expect(places).toBe('Sopron,Pápa');
    type('');
    expect(places).toBe('Sopron');
    expect(field().value).toBe('');
  });

  it('names no place twice, and leaves that of a county whole', () => {
    render(<Form start="Komló, Baranya vármegye" />);
    expect(field().value).toBe('Komló, Baranya vármegye');
    type('Győr,');
    type('Győr');
    expect(places).toBe('Győr');
  });

  it('asks the browser where the visitor is only on a tap, and keeps it to a kilometre', async () => {
    const ask = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude: 47.497_912, longitude: 19.040_235 } } as GeolocationPosition),
    );
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });
    render(<Form start="Győr" />);
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'A közelemben' }));
    await waitFor(() => expect(places).toBe('Győr,@47.5;19.04'), { timeout: 4000 });
    // The settlement has become a chip.
    await waitFor(() => expect(field().value).toBe(''));
    expect(screen.getByRole('button', { name: /^A közelemben/ }).textContent).not.toContain('@');
    expect(screen.getByRole('option', { name: '10 km-es körzetben' })).toBeDefined();
  });

  it('keeps what was changed while the browser looked for the position', async () => {
    let find: PositionCallback | undefined;
    const getCurrentPosition = (found: PositionCallback) => {
      find = found;
    };
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
    render(<Form start="Győr" />);
    fireEvent.click(screen.getByRole('button', { name: 'A közelemben' }));
    await waitFor(() => expect(find).toBeDefined(), { timeout: 4000 });
    type('Sopron');
    find?.({ coords: { latitude: 47.5, longitude: 19.04 } } as GeolocationPosition);
    await waitFor(() => expect(places).toBe('Sopron,@47.5;19.04'));
  });

  it('says what to do where the browser does not tell', async () => {
    const ask = (_: PositionCallback, refuse: () => void) => refuse();
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: ask } });
    render(
      <>
        <Form />
        <MessageBoxHost />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'A közelemben' }));
    expect(await screen.findByText(/írd be a települést/)).toBeDefined();
    expect(places).toBe('');
  });
});
