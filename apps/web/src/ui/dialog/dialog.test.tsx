import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const onClose = vi.fn();

function Sample() {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog aria-label="Kérdés" initialFocus={title} onClose={onClose}>
      <button type="button">Bezárás</button>
      <h2 ref={title} tabIndex={-1}>
        Hová küldjük?
      </h2>
    </Dialog>
  );
}

it('opens as a modal dialog and focuses the given element', () => {
  const opening = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Sample />);
  expect(opening).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Hová küldjük?' }));
});

it('leaves it to its owner to close it on Escape', () => {
  onClose.mockReset();
  render(<Sample />);
  const pressed = new Event('cancel', { cancelable: true });
  fireEvent(screen.getByRole('dialog', { name: 'Kérdés' }), pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('closes before it is unmounted, so that the browser restores the focus', () => {
  const connected: boolean[] = [];
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(this: HTMLDialogElement) {
    connected.push(this.isConnected);
  });
  render(<Sample />).unmount();
  expect(connected).toEqual([true]);
});
