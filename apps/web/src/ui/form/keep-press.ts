import type { MouseEvent as ReactMouseEvent } from 'react';

/** Pixels by which the pointer moves at most while it presses. */
const maxMove = 10;

/**
 * A field that is left may show a note, which moves the button that is just being pressed from under the pointer, and the
 * browser reports no click. Such a press counts all the same.
 */
export function keepPress({ target, button: which, clientX, clientY }: ReactMouseEvent): void {
  const button =
    target instanceof Element ? target.closest<HTMLButtonElement>('button[type="submit"]') : null;
  if (!button || which !== 0) return;
  const { top } = button.getBoundingClientRect();
  const release = (up: MouseEvent) => {
    const hasMoved = button.getBoundingClientRect().top !== top;
    const isMissed = !(up.target instanceof Node && button.contains(up.target));
    const isSteady = Math.hypot(up.clientX - clientX, up.clientY - clientY) <= maxMove;
    if (hasMoved && isMissed && isSteady) button.click();
  };
  window.addEventListener('mouseup', release, { once: true });
}
