import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { answerMessage } from '../../lib/message-queue.ts';
import { openPages } from '../listings/testing.tsx';
import { QuickAnswerMenu } from './index.tsx';
import { QuickAnswersPage } from './quick-answers-page.tsx';

const answers = [
  { answerID: 4, title: 'Megvan még', text: 'Szia {név}! Igen: {hirdetés}, {ár}.' },
  { answerID: 5, title: 'Elkelt', text: 'Közben elkelt.' },
];
let calls: { call: string; body: unknown }[];
beforeAll(() => import('@piacter/contracts/quick-answers'));
beforeEach(() => {
  calls = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ call: `${method} ${address}`, body: body ? JSON.parse(String(body)) : undefined });
    return Response.json({
      ok: true,
      message: 'Kész.',
      ...(method === 'GET' ? { data: answers } : { insertID: 6 }),
    });
  });
});
const writes = () => calls.filter(({ call }) => !call.startsWith('GET'));
const path = '/szakember/uzenetek/gyors-valaszok';

// Shows MSG-08.
it('the menu inserts a text with what is known of the thread, and sends nothing', async () => {
  const inserted: string[] = [];
  const known = { név: 'Anna', hirdetés: 'Eladó lakás, Győr', ár: null };
  openPages({ [path]: <QuickAnswerMenu known={known} onInsert={(text) => inserted.push(text)} /> }, path);
  expect(calls).toEqual([]);
  const summary = screen.getByText('Gyors válasz');
  const details = summary.closest('details');
  if (details) details.open = true;
  fireEvent(details ?? summary, new Event('toggle'));
  fireEvent.click(await screen.findByRole('button', { name: /Megvan még/ }));
  expect(inserted).toEqual(['Szia Anna! Igen: Eladó lakás, Győr, {ár}.']);
  expect(details?.open).toBe(false);
  expect(writes()).toEqual([]);
});

it('the page adds, changes and deletes them', async () => {
  openPages({ [path]: <QuickAnswersPage /> }, path);
  fireEvent.click(await screen.findByRole('button', { name: 'Új gyors válasz' }));
  fireEvent.change(await screen.findByLabelText(/^Cím/), { target: { value: 'Holnap' } });
  fireEvent.change(screen.getByLabelText(/^Szöveg/), { target: { value: 'Holnap hívlak.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
  await screen.findByText('Kész.');
  fireEvent.click(screen.getByRole('button', { name: 'Módosítás: Elkelt' }));
  fireEvent.change(await screen.findByLabelText(/^Szöveg/), { target: { value: 'Sajnos elkelt.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mentés' }));
  await vi.waitFor(() => expect(writes()).toHaveLength(2));
  fireEvent.click(await screen.findByRole('button', { name: 'Törlés: Elkelt' }));
  await screen.findByText('Törlöd ezt a gyors választ: Elkelt?');
  act(() => answerMessage(true));
  await vi.waitFor(() => expect(writes()).toHaveLength(3));
  expect(writes()).toEqual([
    { call: 'POST /api/quick-answers', body: { title: 'Holnap', text: 'Holnap hívlak.' } },
    { call: 'PUT /api/quick-answers/5', body: { title: 'Elkelt', text: 'Sajnos elkelt.' } },
    { call: 'DELETE /api/quick-answers/5', body: undefined },
  ]);
});
