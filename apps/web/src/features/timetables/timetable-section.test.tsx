import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TimetableSection } from './index.tsx';
import { toWeekValues, type WeekName, type WeekValues } from './week-values.ts';

function Week() {
  const [values, setValues] = useState<WeekValues>(toWeekValues(null));
  const set = <Name extends WeekName>(name: Name, value: WeekValues[Name]) =>
    setValues((last) => ({ ...last, [name]: value }));
  const field = <Name extends WeekName>(name: Name) => ({
    name,
    value: values[name],
    error: undefined,
    onChange: (value: WeekValues[Name]) => set(name, value),
    onBlur: () => undefined,
  });
  return <TimetableSection form={{ values, set, field }} id="het" title="Recepció" sub="" />;
}
const day = (name: string) => screen.getByRole('checkbox', { name });
const time = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

// Shows TT-01.
it('has fields for open days only, with default hours', () => {
  render(<Week />);
  expect(screen.queryByLabelText('Hétfő, mettől')).toBeNull();
  fireEvent.click(day('Hétfő'));
  expect([time('Hétfő, mettől').value, time('Hétfő, meddig').value]).toEqual(['08:00', '16:00']);
});

it('opens a day with the hours of the open day before it', () => {
  render(<Week />);
  fireEvent.click(day('Kedd'));
  fireEvent.change(time('Kedd, mettől'), { target: { value: '10:30' } });
  fireEvent.click(day('Szombat'));
  expect(time('Szombat, mettől').value).toBe('10:30');
});

it('copies Monday to the working days and leaves the weekend unchanged', () => {
  render(<Week />);
  fireEvent.click(day('Hétfő'));
  fireEvent.change(time('Hétfő, meddig'), { target: { value: '18:00' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hétfő másolása minden hétköznapra' }));
  for (const name of ['Kedd', 'Szerda', 'Csütörtök', 'Péntek'])
    expect(time(`${name}, meddig`).value).toBe('18:00');
  expect(screen.queryByLabelText('Szombat, mettől')).toBeNull();
});

it('notes that a day whose end precedes its start ends after midnight', () => {
  render(<Week />);
  fireEvent.click(day('Péntek'));
  expect(screen.queryByText('Éjfél után zársz.')).toBeNull();
  fireEvent.change(time('Péntek, meddig'), { target: { value: '02:00' } });
  expect(screen.getByText('Éjfél után zársz.')).toBeDefined();
});

it('opens all days around the clock', () => {
  render(<Week />);
  fireEvent.click(screen.getByRole('button', { name: 'Éjjel-nappal, minden nap (0\u2060–\u206024)' }));
  for (const name of ['Hétfő', 'Vasárnap'])
    expect([time(`${name}, mettől`).value, time(`${name}, meddig`).value]).toEqual(['00:00', '23:59']);
});
