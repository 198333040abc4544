import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { alert, confirm } from '../../lib/message-queue.ts';
import { MessageBoxHost } from './message-box-host.tsx';

const show = async (start: () => Promise<unknown>) => {
  render(<MessageBoxHost />);
  let outcome: Promise<unknown> = Promise.resolve();
  act(() => {
    outcome = start();
  });
  const box = await screen.findByRole('dialog');
  return { box, outcome };
};
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

it('shows an alert with a single OK button and resolves when it is clicked', async () => {
  const { outcome } = await show(() => alert('Nem választottál csomagot!'));
  expect(screen.getByText('Nem választottál csomagot!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mégse' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect(outcome).resolves.toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('confirms with two buttons: the main one resolves to true, the other to false', async () => {
  const first = await show(() =>
    confirm({ title: 'Hirdetés törlése', text: 'Biztosan törlöd?', confirm: 'Törlés', danger: true }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Törlés' }));
  await expect(first.outcome).resolves.toBe(true);

  let second: Promise<boolean> = Promise.resolve(true);
  act(() => {
    second = confirm({ text: 'Biztosan?' });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mégse' }));
  await expect(second).resolves.toBe(false);
});

// Shows LAY-10.
it('shows a single OK button in the default colour after a question', async () => {
  const { outcome } = await show(() => confirm({ text: 'Biztosan?', confirm: 'Törlés', danger: true }));
  let next: Promise<void> = Promise.resolve();
  act(() => {
    next = alert('Kész.');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Törlés' }));
  await outcome;
  expect(buttons().slice(1)).toEqual(['OK']);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect(next).resolves.toBeUndefined();
});

it('cancels on Escape and confirms on Enter, but not on a key held down', async () => {
  const { box, outcome } = await show(() => confirm({ text: 'Biztosan?' }));
  fireEvent.keyDown(box, { key: 'Enter', repeat: true });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.keyDown(box, { key: 'Enter' });
  await expect(outcome).resolves.toBe(true);

  let second: Promise<boolean> = Promise.resolve(true);
  act(() => {
    second = confirm({ text: 'És most?' });
  });
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect(second).resolves.toBe(false);
});

it('moves with the arrow keys on its title bar and is centred again for the next message', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 300, 468, 200));
  const { box } = await show(() => alert('Egy'));
  act(() => void alert('Kettő'));
  fireEvent.keyDown(screen.getByRole('button', { name: /arrébb húzható/ }), { key: 'ArrowRight' });
  expect(box.style.transform).toBe('translate(10px, 0px)');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('dialog').style.transform).toBe('translate(0px, 0px)');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
});

it('closes before it is unmounted, so that the browser restores the focus', async () => {
  const places: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    places.push(this.isConnected);
  });
  const { outcome } = await show(() => alert('Kész.'));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await outcome;
  expect(places).toEqual([true]);
});
