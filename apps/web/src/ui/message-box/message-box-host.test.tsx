import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { alert, confirm } from '../../lib/message-queue.ts';
import { MessageBoxHost } from './message-box-host.tsx';

vi.mock('./message-box.tsx', () => {
  throw new Error('no connection');
});

const shown = async (start: () => Promise<unknown>) => {
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = start();
  });
  await screen.findByRole('dialog');
  return outcome;
};

it('falls back to a plain dialog when the message box could not be loaded', async () => {
  render(<MessageBoxHost />);
  const alerted = shown(() => alert('Nincs kapcsolat.', { detail: 'Próbáld újra később!' }));
  expect(await screen.findByText('Nincs kapcsolat.')).toBeTruthy();
  expect(screen.getByText('Próbáld újra később!')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect(alerted).resolves.toBeUndefined();

  const confirmed = shown(() => confirm({ text: 'Elmész?', confirm: 'Elmegyek', cancel: 'Maradok' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Maradok' }));
  await expect(confirmed).resolves.toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});
