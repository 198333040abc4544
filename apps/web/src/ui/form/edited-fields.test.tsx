import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useEndpointForm } from '../../lib/form/use-endpoint-form.ts';
import { answerMessage } from '../../lib/message-queue.ts';
import { TextField } from '../fields/text-field.tsx';
import { MessageBoxHost } from '../message-box/message-box-host.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { FormSaveBar } from './form-save-bar.tsx';

const done = vi.fn();
let sent: Record<string, unknown>[];

/** Another tab has saved 'Kovács' and 'Anna' since; its own name of the phone number is `mobile`. */
function TabForm() {
  const form = useEndpointForm({
    call: 'PUT /api/user-profile',
    schema: async () => ({ safeParse: () => ({ success: true }) }),
    initial: { lastName: 'Szabó', firstName: 'Éva', phone: '1' },
    toBody: ({ phone, ...names }) => ({ ...names, mobile: phone }),
    toChanges: (changed) => changed,
    stored: {
      load: async () => ({ lastName: 'Kovács', firstName: 'Anna', phone: '2' }),
      fields: { mobile: 'phone' },
    },
    onDone: done,
  });
  return (
    <EndpointForm form={form} label="Adatok">
      <TextField label="Vezetéknév" {...form.field('lastName')} />
      <TextField label="Keresztnév" {...form.field('firstName')} />
      <TextField label="Telefon" {...form.field('phone')} />
      <FormSaveBar form={form} />
    </EndpointForm>
  );
}

let edited: string[];
beforeEach(() => {
  sessionStorage.clear();
  done.mockReset();
  sent = [];
  edited = ['lastName'];
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const given: { seen?: Record<string, unknown> } = JSON.parse(body);
    sent.push(given);
    const errors = edited.filter((name) => given.seen && name in given.seen);
    if (errors.length === 0) return Response.json({ ok: true, message: '' });
    return Response.json(
      {
        ok: false,
        code: 'edited_meanwhile',
        message: 'Ez is megváltozott: Vezetéknév.',
        errors: errors.map((path) => ({ path, message: 'Megváltozott.' })),
      },
      { status: 409 },
    );
  });
  const element = (
    <>
      <TabForm />
      <MessageBoxHost />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
});
afterEach(() => answerMessage(false));

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const values = () => ['Vezetéknév', 'Keresztnév', 'Telefon'].map((label) => field(label).value);

// Shows LIFE-12.
describe('a form of which the same field was saved in another tab', () => {
  it('sends what it has changed with what that was', async () => {
    fill('Keresztnév', 'Ági');
    await press('Mentés');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent).toEqual([{ firstName: 'Ági', seen: { firstName: 'Éva' } }]);
    // What was saved is what the next save has seen.
    fill('Keresztnév', 'Kati');
    await press('Mentés');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ firstName: 'Kati', seen: { firstName: 'Ági' } });
  });

  it('keeps everything and saves its own without the check, if that is chosen', async () => {
    fill('Vezetéknév', 'Kis');
    fill('Telefon', '3');
    await press('Mentés');
    expect(await screen.findByText('Ez is megváltozott: Vezetéknév.')).toBeTruthy();
    expect(values()).toEqual(['Kis', 'Éva', '3']);
    expect(done).not.toHaveBeenCalled();
    await press('Az enyémet mentem');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({ lastName: 'Kis', mobile: '3' });
  });

  it('takes over the other’s in that field alone, and puts its own back on demand', async () => {
    fill('Vezetéknév', 'Kis');
    fill('Telefon', '3');
    await press('Mentés');
    await press('A másikat veszem át');
    await waitFor(() => expect(values()).toEqual(['Kovács', 'Éva', '3']));
    expect(sent).toHaveLength(1);
    await press('Visszateszem a sajátomat');
    expect(values()).toEqual(['Kis', 'Éva', '3']);
    // The other's has been seen now.
    edited = [];
    await press('Mentés');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({
      lastName: 'Kis',
      mobile: '3',
      seen: { lastName: 'Kovács', mobile: '1' },
    });
  });

  it('takes over an entry of the body that its field names otherwise; nothing is left to be saved then', async () => {
    edited = ['mobile'];
    fill('Telefon', '3');
    await press('Mentés');
    await press('A másikat veszem át');
    await waitFor(() => expect(values()).toEqual(['Szabó', 'Éva', '2']));
    expect(screen.getByText('Minden módosítás mentve.')).toBeTruthy();
  });
});
