import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPages } from '../../listings/testing.tsx';
import { WaitingNote } from './index.tsx';

const open = (data: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ ok: true, message: '', data }));
  openPages({ '/': <WaitingNote /> }, '/');
};
const links = async () => {
  await screen.findByRole('link', { name: 'Áttekintés' });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

it('leads the admin to what waits, and to the overview', async () => {
  open({ reports: 3, mails: 0, refunds: 1 });
  expect(await links()).toEqual([
    ['Bejelentések: 3', '/admin/bejelentesek'],
    ['Sikertelen visszatérítések: 1', '/admin/megrendelesek'],
    ['Áttekintés', '/admin/attekintes'],
  ]);
});

it('says that nothing waits', async () => {
  open({ reports: 0, mails: 0, refunds: 0 });
  expect(await links()).toHaveLength(1);
  expect(screen.getByText(/Most semmi sem vár rád/)).toBeDefined();
});
