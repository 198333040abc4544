import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberTyped } from './typed-early.ts';

const heard = vi.fn();

/** Two fields that build on each other's state, as those of a search do. */
function Form() {
  const [values, setValues] = useState({ name: '', hasLift: false, note: 'semmi' });
  const change = (next: Partial<typeof values>) => {
    heard(next);
    setValues({ ...values, ...next });
  };
  return (
    <>
      <input
        aria-label="Név"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <input
        aria-label="Lift"
        type="checkbox"
        checked={values.hasLift}
        onChange={(event) => change({ hasLift: event.target.checked })}
      />
      <textarea
        aria-label="Jegyzet"
        value={values.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <output>{`${values.name}, ${values.hasLift}, ${values.note}`}</output>
    </>
  );
}

let root: HTMLElement;
beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
});
afterEach(() => root.remove());

const start = async () => {
  const repeatTyped = rememberTyped(root);
  await act(async () => void hydrateRoot(root, <Form />));
  await act(repeatTyped);
};

it('tells the program what was typed and ticked before it ran', async () => {
  screen.getByLabelText<HTMLInputElement>('Név').value = 'Ágnes';
  screen.getByLabelText<HTMLInputElement>('Lift').checked = true;
  screen.getByLabelText<HTMLTextAreaElement>('Jegyzet').value = 'őrült';
  await start();
  expect(screen.getByRole('status').textContent).toBe('Ágnes, true, őrült');
  expect(screen.getByLabelText<HTMLInputElement>('Lift').checked).toBe(true);
});

it('says nothing of fields that nobody touched', async () => {
  await start();
  expect(heard).not.toHaveBeenCalled();
});
