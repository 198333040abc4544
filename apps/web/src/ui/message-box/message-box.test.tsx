import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MessageBoxHost } from './message-box-host.tsx';
import { ask, tell } from './message-queue.ts';

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

it('tells with OK alone and settles when it is pressed', async () => {
  const { outcome } = await show(() => tell('Nem választottál csomagot!'));
  expect(screen.getByText('Nem választottál csomagot!')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mégse' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect(outcome).resolves.toBeUndefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks with two buttons; the main one is true, the other false', async () => {
  const first = await show(() =>
    ask({ title: 'Hirdetés törlése', text: 'Biztosan törlöd?', confirm: 'Törlés', danger: true }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Törlés' }));
  await expect(first.outcome).resolves.toBe(true);

  let second: Promise<boolean> = Promise.resolve(true);
  act(() => {
    second = ask({ text: 'Biztosan?' });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Mégse' }));
  await expect(second).resolves.toBe(false);
});

it('goes back to OK alone and the default colour after a question', async () => {
  const { outcome } = await show(() => ask({ text: 'Biztosan?', confirm: 'Törlés', danger: true }));
  let next: Promise<void> = Promise.resolve();
  act(() => {
    next = tell('Kész.');
  });
  fireEvent.click(screen.getByRole('button', { name: 'Törlés' }));
  await outcome;
  expect(buttons().slice(1)).toEqual(['OK']);
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await expect(next).resolves.toBeUndefined();
});

it('takes Escape for no and Enter for the main button, but not a key held down', async () => {
  const { box, outcome } = await show(() => ask({ text: 'Biztosan?' }));
  fireEvent.keyDown(box, { key: 'Enter', repeat: true });
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fireEvent.keyDown(box, { key: 'Enter' });
  await expect(outcome).resolves.toBe(true);

  let second: Promise<boolean> = Promise.resolve(true);
  act(() => {
    second = ask({ text: 'És most?' });
  });
  fireEvent(await screen.findByRole('dialog'), new Event('cancel', { cancelable: true }));
  await expect(second).resolves.toBe(false);
});

it('moves with the arrow keys on its title bar, and the next message starts in the middle', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(400, 300, 468, 200));
  const { box } = await show(() => tell('Egy'));
  act(() => void tell('Kettő'));
  fireEvent.keyDown(screen.getByRole('button', { name: /arrébb húzható/ }), { key: 'ArrowRight' });
  expect(box.style.transform).toBe('translate(10px, 0px)');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.getByRole('dialog').style.transform).toBe('translate(0px, 0px)');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
});

it('closes while it is still in the page, so that the focus finds its way back', async () => {
  const places: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    places.push(this.isConnected);
  });
  const { outcome } = await show(() => tell('Kész.'));
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await outcome;
  expect(places).toEqual([true]);
});
