import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';

const places = ['Győr', 'Győrújbarát', 'Győrszemere', 'Győrzámoly', 'Győrság', 'Győrsövényház'];
const load = vi.fn(
  (_typed: string, _signal: AbortSignal): Promise<readonly string[]> => Promise.resolve(places),
);
const sent = vi.fn();

function Sample() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <form onSubmit={sent}>
      <Autocomplete
        label="Település"
        value={value}
        onChange={setValue}
        load={load}
        getLabel={String}
        getKey={String}
      />
      <output>{value ?? 'semmi'}</output>
    </form>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  load.mockClear();
  sent.mockClear();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const input = () => screen.getByRole('combobox', { name: 'Település' });
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('autocomplete', () => {
  // Shows WID-01.
  it('requests once, 300 ms after the last key, and shows at most five', async () => {
    render(<Sample />);
    type('gy');
    await pass(200);
    type('gyor');
    await pass(299);
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(load.mock.calls.map(([typed]) => typed)).toEqual(['gyor']);
    expect(options()).toEqual(places.slice(0, 5));
    expect(screen.getAllByRole('option')[1]?.querySelector('b')?.textContent).toBe('Győr');
  });
  // Shows WID-02.
  it('moves with the arrow keys around the ends and selects with Enter, which never submits the form', async () => {
    const { container } = render(<Sample />);
    type('gyor');
    await pass(300);
    fireEvent.keyDown(input(), { key: 'ArrowUp' });
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    fireEvent.keyDown(input(), { key: 'ArrowDown' });
    const active = document.getElementById(input().getAttribute('aria-activedescendant') ?? '');
    expect(active?.textContent).toBe('Győrújbarát');
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
    expect(container.querySelector('output')?.textContent).toBe('Győrújbarát');
    expect(options()).toEqual([]);
    expect(fireEvent.keyDown(input(), { key: 'Enter' })).toBe(false);
  });
  it('clears the choice when the input is emptied', async () => {
    const { container } = render(<Sample />);
    type('gyor');
    await pass(300);
    fireEvent.click(screen.getAllByRole('option')[0] ?? document.body);
    expect(container.querySelector('output')?.textContent).toBe('Győr');
    type('');
    expect(container.querySelector('output')?.textContent).toBe('semmi');
  });
  it('takes back the choice that is typed over, keeps the text, and chooses again what is typed back', async () => {
    const { container } = render(<Sample />);
    type('gyor');
    await pass(300);
    fireEvent.click(screen.getAllByRole('option')[0] ?? document.body);
    type('Győrs');
    fireEvent.blur(input());
    expect(container.querySelector('output')?.textContent).toBe('semmi');
    expect(input()).toHaveProperty('value', 'Győrs');
    type('Győr');
    expect(container.querySelector('output')?.textContent).toBe('Győr');
    type('Győrs');
    type('');
    type('Győr');
    expect(container.querySelector('output')?.textContent).toBe('semmi');
  });
  // Shows WID-01.
  it('closes 200 ms after losing the focus', async () => {
    render(<Sample />);
    type('gyor');
    await pass(300);
    fireEvent.blur(input());
    await pass(199);
    expect(options()).toHaveLength(5);
    await pass(1);
    expect(options()).toEqual([]);
  });
  it('ignores an outdated reply, and tolerates a failure', async () => {
    let answerFirst: (found: string[]) => void = () => undefined;
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answerFirst = resolve;
        }),
    );
    render(<Sample />);
    type('pécs');
    await pass(300);
    type('gyor');
    await pass(300);
    answerFirst(['Pécs']);
    await pass(0);
    expect(options()[0]).toBe('Győr');
    load.mockRejectedValueOnce(new Error('no network'));
    type('vác');
    await pass(300);
    expect(options()).toEqual([]);
  });
});
