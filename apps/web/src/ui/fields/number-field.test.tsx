import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumberField, type NumberFieldValue } from './number-field.tsx';

function Sample({
  start = '',
  ...rest
}: {
  start?: NumberFieldValue;
  allowEmpty?: boolean;
  min?: number;
  grouped?: boolean;
  decimals?: boolean;
}) {
  const [value, setValue] = useState<NumberFieldValue>(start);
  return (
    <>
      <NumberField label="Alapterület" max={99_999} value={value} onChange={setValue} {...rest} />
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Alapterület' });
const enter = (text: string) => {
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};
const value = () => document.querySelector('output')?.textContent;

describe('a number field on blur', () => {
  it('uses the minimum for an invalid number', () => {
    render(<Sample min={3} />);
    enter('sok');
    expect(value()).toBe('3');
    expect(screen.getAllByText('Itt szám kell, ezért 3 lett.').length).toBeGreaterThan(0);
  });
  // Shows WID-06.
  it('clamps the value to the limits and shows them', () => {
    render(<Sample />);
    enter('100000');
    expect(value()).toBe('99999');
    expect(screen.getAllByText(/0 és 99.999 közötti szám lehet/).length).toBeGreaterThan(0);
    enter('-5');
    expect(value()).toBe('0');
  });
  it('shows no message for a value within the limits', () => {
    render(<Sample />);
    enter('1 250');
    expect(value()).toBe('1250');
    expect(screen.queryByText(/közötti/)).toBeNull();
  });
  it('keeps an empty filter empty', () => {
    render(<Sample allowEmpty start={5} />);
    enter('');
    expect(value()).toBe('""');
  });
  it('keeps decimals only where allowed, with a comma', () => {
    render(<Sample decimals />);
    enter('12,5');
    expect(value()).toBe('12.5');
    expect(field().value).toBe('12,5');
  });
  it('rounds decimals where whole numbers are required, and announces that while typing', () => {
    render(<Sample />);
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: '64,5' } });
    const notice = 'Itt egész szám kell, ezért 65 lett.';
    expect(screen.getAllByText(notice).length).toBeGreaterThan(0);
    fireEvent.blur(field());
    expect(value()).toBe('65');
    expect(screen.getAllByText(notice).length).toBeGreaterThan(0);
    enter('70');
    expect(screen.queryByText(notice)).toBeNull();
  });
  it('reads groups of three digits as a whole number, unless decimals are asked for', () => {
    const { unmount } = render(<Sample />);
    enter('1.200');
    expect(value()).toBe('1200');
    unmount();
    render(<Sample decimals />);
    enter('1.200');
    expect(value()).toBe('1.2');
  });
  it('groups thousands while not focused', () => {
    render(<Sample grouped start={45_000} />);
    expect(field().value).toBe('45\u00a0000');
    fireEvent.focus(field());
    expect(field().value).toBe('45000');
  });
});

it('is selected on focus, so that typing replaces it, although the separators are removed', () => {
  render(<Sample grouped start={45_000} />);
  fireEvent.focus(field());
  expect(field().value).toBe('45000');
  expect([field().selectionStart, field().selectionEnd]).toEqual([0, 5]);
});
