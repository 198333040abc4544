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
let sent: { lastName?: string; seenUpdated?: string }[];

/** Somebody else has saved 'Kovács' as the version 'second'. */
function SharedForm() {
  const form = useEndpointForm({
    call: 'PUT /api/user-profile',
    schema: async () => ({ safeParse: () => ({ success: true }) }),
    initial: { lastName: 'Szabó' },
    version: {
      seen: 'first',
      load: async () => ({ values: { lastName: 'Kovács' }, updated: 'second' }),
    },
    onDone: done,
  });
  return (
    <EndpointForm form={form} label="Adatok">
      <TextField label="Vezetéknév" {...form.field('lastName')} />
      <FormSaveBar form={form} />
    </EndpointForm>
  );
}

beforeEach(() => {
  sessionStorage.clear();
  done.mockReset();
  sent = [];
  let stored = 'second';
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const given: { seenUpdated?: string } = JSON.parse(body);
    sent.push(given);
    if (given.seenUpdated !== undefined && given.seenUpdated !== stored)
      return Response.json(
        { ok: false, code: 'edited_meanwhile', message: 'Béla is módosította.' },
        { status: 409 },
      );
    stored = 'third';
    return Response.json({ ok: true, message: '', updated: stored });
  });
  const element = (
    <>
      <SharedForm />
      <MessageBoxHost />
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
});
afterEach(() => answerMessage(false));

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>('Vezetéknév');
const save = async (value: string) => {
  fireEvent.change(field(), { target: { value } });
  await press('Mentés');
};

describe('a form over a row that somebody else has edited meanwhile', () => {
  it('sends the version that it has seen and asks before it overwrites', async () => {
    await save('Kis');
    expect(await screen.findByText('Béla is módosította.')).toBeTruthy();
    expect(sent).toEqual([{ lastName: 'Kis', seenUpdated: 'first' }]);
    await press('Felülírom a sajátommal');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({ lastName: 'Kis' });
  });

  it('shows the other version, and puts the user’s input back on demand', async () => {
    await save('Kis');
    await press('Megnézem az övét');
    await waitFor(() => expect(field().value).toBe('Kovács'));
    expect(done).not.toHaveBeenCalled();
    await press('Visszateszem a sajátomat');
    expect(field().value).toBe('Kis');
    expect(screen.queryByText('Most azt látod, amit közben elmentettek.')).toBeNull();
    // The other version has been seen, so that it may be overwritten now.
    await press('Mentés');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    expect(sent.at(-1)).toEqual({ lastName: 'Kis', seenUpdated: 'second' });
  });

  it('sends the version of the last save with the next one', async () => {
    await save('Kis');
    await press('Felülírom a sajátommal');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
    await save('Nagy');
    await waitFor(() => expect(done).toHaveBeenCalledTimes(2));
    expect(sent.at(-1)).toEqual({ lastName: 'Nagy', seenUpdated: 'third' });
  });
});
