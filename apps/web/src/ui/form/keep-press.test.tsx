import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepPress } from './keep-press.ts';

let top: number;
const sent = vi.fn();

beforeEach(() => {
  top = 100;
  sent.mockClear();
  vi.spyOn(HTMLButtonElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, top, 100, 40),
  );
  render(
    <form
      aria-label="Ajánlat"
      onMouseDown={keepPress}
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <button type="submit">Elküldöm</button>
      <button type="button">Mégse</button>
    </form>,
  );
});
const press = (name: string) =>
  fireEvent.mouseDown(screen.getByRole('button', { name }), { clientX: 50, clientY: 110 });
const release = (at: Element, clientX = 50) => fireEvent.mouseUp(at, { clientX, clientY: 110 });

it('sends the form where a note has moved its button while it was pressed', () => {
  press('Elküldöm');
  top = 140;
  release(screen.getByRole('form'));
  expect(sent).toHaveBeenCalledTimes(1);
  release(screen.getByRole('form'));
  expect(sent).toHaveBeenCalledTimes(1);
});

it('leaves a press to the browser where the button has not moved, or is still below the pointer', () => {
  press('Elküldöm');
  release(screen.getByRole('form'));
  press('Elküldöm');
  top = 104;
  release(screen.getByRole('button', { name: 'Elküldöm' }));
  expect(sent).not.toHaveBeenCalled();
});

it('keeps no press that was drawn away, nor one of another button', () => {
  press('Elküldöm');
  top = 140;
  release(screen.getByRole('form'), 90);
  press('Mégse');
  top = 180;
  release(screen.getByRole('form'));
  expect(sent).not.toHaveBeenCalled();
});
