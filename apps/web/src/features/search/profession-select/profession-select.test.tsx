import { fieldMessages } from '@piacter/contracts/core/hungarian';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ProfessionSelect } from './index.tsx';

const options = [
  { value: '3', label: 'Burkoló' },
  { value: '7', label: 'Villanyszerelő' },
];

function Sample() {
  const [value, setValue] = useState('3');
  const error = value === '' && 'Ezt a mezőt ki kell töltened!';
  return <ProfessionSelect label="Szakma" {...{ value, error, options }} onChange={setValue} />;
}

it('sends nobody to the profession that another one was typed over, and says what to do', () => {
  render(<Sample />);
  const field = screen.getByRole('combobox', { name: 'Szakma' });
  expect(field).toHaveProperty('value', 'Burkoló');
  fireEvent.change(field, { target: { value: 'Villanyszerelő' } });
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', 'Villanyszerelő');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(fieldMessages.notListed)).toBeDefined();
});
