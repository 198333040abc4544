import { adminPaths } from '@piacter/contracts/site/paths';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { openPages } from '../listings/testing.tsx';
import { ProfessionsPage } from './professions-page.tsx';

const updated = '2026-11-20T10:00:00.000Z';
let stored: { typeID: number; typeName: string; synonyms: string; updated: string }[];
let sent: { method: string; address: string; body: unknown }[];
let refusal: Response | undefined;
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  refusal = undefined;
  stored = [
    { typeID: 4, typeName: 'ács', synonyms: '', updated },
    { typeID: 9, typeName: 'festő', synonyms: 'mázoló', updated },
  ];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Response.json({ ok: true, message: '', data: stored, totalPages: 1, total: stored.length });
    sent.push({ method, address, body: body && JSON.parse(String(body)) });
    const reply = {
      ok: true,
      message: method === 'POST' ? 'Sikeres felvitel!' : 'Kész.',
      updated,
      insertID: 1,
    };
    return refusal ?? Response.json(reply);
  });
});
afterEach(() => act(() => answerMessage(false)));

const open = async () => {
  openPages({ [adminPaths.professions]: <ProfessionsPage /> }, adminPaths.professions);
  await screen.findByText('ács');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// Shows ADM-13.
it('says that a profession was added, and empties the field for the next one', async () => {
  await open();
  const field = screen.getByLabelText<HTMLInputElement>('Új szakma');
  fireEvent.change(field, { target: { value: 'kovács' } });
  press('Hozzáadás');
  expect(await screen.findByText('Sikeres felvitel!')).toBeTruthy();
  expect(sent).toEqual([{ method: 'POST', address: '/api/types', body: { typeName: 'kovács' } }]);
  expect(field.value).toBe('');
});

it('shows why a name is refused at the field', async () => {
  await open();
  const message = 'Ilyen nevű szakma már van: ács. Adj meg másik nevet!';
  refusal = Response.json(
    { ok: false, code: 'conflict', message, errors: [{ path: 'typeName', message }] },
    { status: 409 },
  );
  fireEvent.change(screen.getByLabelText('Új szakma'), { target: { value: 'Ács' } });
  press('Hozzáadás');
  expect(await screen.findByText(message)).toBeTruthy();
});

it('renames a profession in its row; Escape cancels', async () => {
  await open();
  press('Szerkesztés: festő');
  fireEvent.keyDown(screen.getByLabelText('A szakma neve'), { key: 'Escape' });
  expect(screen.queryByLabelText('A szakma neve')).toBeNull();
  press('Szerkesztés: festő');
  fireEvent.change(screen.getByLabelText('A szakma neve'), { target: { value: 'szobafestő' } });
  press('Mentés');
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(sent).toEqual([
    {
      method: 'PUT',
      address: '/api/types/9',
      body: { typeName: 'szobafestő', synonyms: 'mázoló', seenUpdated: updated },
    },
  ]);
  expect(screen.queryByLabelText('A szakma neve')).toBeNull();
});

it('shows the synonyms of a profession and changes them with it', async () => {
  await open();
  expect(screen.getByText('Így is keresik: mázoló')).toBeTruthy();
  press('Szerkesztés: festő');
  const field = screen.getByLabelText<HTMLInputElement>('Rokon értelmű szavak');
  expect(field.value).toBe('mázoló');
  fireEvent.change(field, { target: { value: 'mázoló, meszelés' } });
  press('Mentés');
  expect(await screen.findByText('Kész.')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ typeName: 'festő', synonyms: 'mázoló, meszelés', seenUpdated: updated });
});

it('shows the name that another admin has saved instead of overwriting it', async () => {
  await open();
  press('Szerkesztés: festő');
  stored = [{ typeID: 9, typeName: 'szobafestő', synonyms: '', updated }];
  refusal = Response.json(
    { ok: false, code: 'edited_meanwhile', message: 'Közben átírták.' },
    { status: 409 },
  );
  fireEvent.change(screen.getByLabelText('A szakma neve'), { target: { value: 'mázoló' } });
  press('Mentés');
  expect(await screen.findByText('Közben átírták.')).toBeTruthy();
  expect(await screen.findByText('szobafestő')).toBeTruthy();
});

it('asks before a deletion, and shows why a profession in use is kept', async () => {
  await open();
  refusal = Response.json({ ok: false, code: 'conflict', message: 'Használatban van.' }, { status: 409 });
  press('Törlés: ács');
  expect(await screen.findByText('Biztosan törlöd ezt a szakmát: ács?')).toBeTruthy();
  expect(sent).toEqual([]);
  act(() => answerMessage(true));
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', address: '/api/types/4', body: undefined }]));
  expect(await screen.findByText('Használatban van.')).toBeTruthy();
});
