import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { captureEarlyInput } from './early-input.ts';

const heard = vi.fn();

/** Fields that build on each other's state, as those of a search do. */
function Form() {
  const [values, setValues] = useState({ name: '', hasLift: false, note: 'semmi', order: 'new' });
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
      <select
        aria-label="Rendezés"
        value={values.order}
        onChange={(event) => change({ order: event.target.value })}
      >
        <option value="new">Legújabb</option>
        <option value="cheap">Legolcsóbb</option>
      </select>
      <output>{`${values.name}, ${values.hasLift}, ${values.note}, ${values.order}`}</output>
    </>
  );
}

let root: HTMLElement;
beforeEach(() => {
  heard.mockClear();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
});
afterEach(() => root.remove());

const start = async () => {
  const replayEarlyInput = captureEarlyInput(root);
  await act(async () => void hydrateRoot(root, <Form />));
  await act(replayEarlyInput);
};

it('replays what was typed and chosen before hydration', async () => {
  screen.getByLabelText<HTMLInputElement>('Név').value = 'Ágnes';
  screen.getByLabelText<HTMLInputElement>('Lift').checked = true;
  screen.getByLabelText<HTMLTextAreaElement>('Jegyzet').value = 'őrült';
  screen.getByLabelText<HTMLSelectElement>('Rendezés').value = 'cheap';
  await start();
  expect(screen.getByRole('status').textContent).toBe('Ágnes, true, őrült, cheap');
  expect(screen.getByLabelText<HTMLInputElement>('Lift').checked).toBe(true);
});

it('replays the last of what was typed while the page was being hydrated', async () => {
  screen.getByLabelText<HTMLInputElement>('Név').value = 'Ág';
  const replayEarlyInput = captureEarlyInput(root);
  await act(async () => void hydrateRoot(root, <Form />));
  fireEvent.input(screen.getByLabelText('Név'), { target: { value: 'Ágnes' } });
  await act(replayEarlyInput);
  expect(screen.getByRole('status').textContent).toMatch(/^Ágnes,/);
});

it('leaves empty or unticked what became so again while the page was being hydrated', async () => {
  const name = screen.getByLabelText<HTMLInputElement>('Név');
  const lift = screen.getByLabelText<HTMLInputElement>('Lift');
  name.value = 'Ág';
  lift.checked = true;
  const replayEarlyInput = captureEarlyInput(root);
  fireEvent.input(name, { target: { value: '' } });
  fireEvent.click(lift);
  await act(async () => void hydrateRoot(root, <Form />));
  await act(replayEarlyInput);
  expect(screen.getByRole('status').textContent).toMatch(/^, false,/);
  expect([name.value, lift.checked]).toEqual(['', false]);
});

it('replays the choice of a radio button that was made last', async () => {
  const radios = (onChange: (value: string) => void) =>
    ['a', 'b'].map((value) => (
      <input
        key={value}
        type="radio"
        name="one"
        aria-label={value}
        defaultChecked={value === 'a'}
        onChange={() => onChange(value)}
      />
    ));
  root.innerHTML = renderToString(radios(heard));
  const [first, second] = [
    screen.getByLabelText<HTMLInputElement>('a'),
    screen.getByLabelText<HTMLInputElement>('b'),
  ];
  second.checked = true;
  const replayEarlyInput = captureEarlyInput(root);
  fireEvent.click(first);
  await act(async () => void hydrateRoot(root, radios(heard)));
  await act(replayEarlyInput);
  expect(heard).toHaveBeenLastCalledWith('a');
  expect([first.checked, second.checked]).toEqual([true, false]);
});

it('replays nothing where nobody touched a field', async () => {
  await start();
  expect(heard).not.toHaveBeenCalled();
});
