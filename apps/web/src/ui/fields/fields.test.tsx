import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { MultiSelect } from './multi-select.tsx';
import { PasswordField } from './password-field.tsx';
import { Stepper } from './stepper.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const nothing = () => undefined;

// Shows WID-07.
it('truncates text at the limit, pasted text too, and shows the count', () => {
  const onChange = vi.fn();
  render(<TextAreaField label="Leírás" maxLength={5} value="abc" onChange={onChange} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Leírás' }), { target: { value: 'abcdefgh' } });
  expect(onChange).toHaveBeenCalledWith('abcde');
  expect(screen.getByText('3 / 5 karakter')).toBeTruthy();
});

it('says how much of a pasted text did not fit, until the next change that does', () => {
  render(<TextAreaField label="Leírás" maxLength={5} value="abc" onChange={vi.fn()} />);
  const change = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Leírás' }), { target: { value } });
  change('a'.repeat(1235));
  expect(screen.getByRole('status').textContent).toBe('A vége (1\u00a0230 karakter) nem fért bele.');
  change('ab');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('associates hint and error with the input and marks it as invalid and required', () => {
  render(
    <TextField
      label="Házszám"
      required
      hint="Például 8."
      error="Add meg a házszámot!"
      value=""
      onChange={nothing}
    />,
  );
  const input = screen.getByRole('textbox', { name: /Házszám/ });
  const described = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(['Például 8.', 'Add meg a házszámot!']);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(input.getAttribute('aria-required')).toBe('true');
});

it('shows and hides a password', () => {
  render(<PasswordField label="Jelszó" value="titok" onChange={nothing} />);
  const type = () => screen.getByLabelText('Jelszó').getAttribute('type');
  expect(type()).toBe('password');
  fireEvent.click(screen.getByRole('button', { name: 'Jelszó megjelenítése' }));
  expect(type()).toBe('text');
});

it('steps between its limits and no further', () => {
  function Sample() {
    const [value, setValue] = useState(5);
    return <Stepper label="Idő" unit="nap" max={6} value={value} onChange={setValue} />;
  }
  render(<Sample />);
  const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Több' });
  fireEvent.click(more);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('6');
  expect(more.disabled).toBe(true);
});

it('selects several options, names one, counts more, and removes one by its chip', () => {
  const options = ['Ház', 'Lakás', 'Telek'].map((label, index) => ({ value: String(index + 1), label }));
  function Sample() {
    const [value, setValue] = useState<string[]>([]);
    return <MultiSelect label="Típus" options={options} value={value} onChange={setValue} />;
  }
  render(<Sample />);
  const button = screen.getByRole('button', { name: 'Típus Bármelyik' });
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ház' }));
  expect(button.textContent).toBe('Ház');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Telek' }));
  expect(screen.getByRole('button', { name: 'Típus 2 kiválasztva' })).toBe(button);
  fireEvent.click(screen.getByRole('button', { name: /^Ház.*eltávolítás$/ }));
  expect(button.textContent).toBe('Telek');
});
