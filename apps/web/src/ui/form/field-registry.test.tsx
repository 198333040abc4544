import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFieldRegistry } from '../../lib/form/create-field-registry.ts';
import { FieldRegistryContext } from '../../lib/form/field-registry.ts';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { RadioGroup } from '../fields/radio-group.tsx';
import { TextField } from '../fields/text-field.tsx';

const registry = createFieldRegistry();
const nothing = () => undefined;
const options = [
  { value: '1', label: 'Igen' },
  { value: '0', label: 'Nem' },
];

function Fields({ hasStreet = false }: { hasStreet?: boolean }) {
  return (
    <FieldRegistryContext value={registry}>
      <TextField label="Település" name="settlement" required value="" onChange={nothing} />
      {hasStreet && <TextField label="Utca" name="street" value="" onChange={nothing} />}
      <RadioGroup label="Lift" name="hasElevator" value="" options={options} onChange={nothing} />
      <CheckboxField label={<a href="/aszf">Feltételek</a>} name="terms" onChange={nothing} />
      <TextField label="Szűrő" value="" onChange={nothing} />
    </FieldRegistryContext>
  );
}

it('has the labels of named fields, without their star', () => {
  render(<Fields />);
  expect(registry.getLabel('settlement')).toBe('Település');
  expect(registry.getLabel('hasElevator')).toBe('Lift');
});

it('has no label for a field whose label is more than text, but still the field', () => {
  render(<Fields />);
  expect(registry.getLabel('terms')).toBeUndefined();
  expect(registry.has('terms')).toBe(true);
});

it('sorts names from the top of the page downwards, also those of fields registered later', () => {
  const { rerender } = render(<Fields />);
  rerender(<Fields hasStreet />);
  const names = ['unknown', 'terms', 'hasElevator', 'street', 'settlement'];
  expect(registry.inPageOrder(names)).toEqual(['settlement', 'street', 'hasElevator', 'terms', 'unknown']);
});

it('removes a field that is no longer rendered', () => {
  const { rerender } = render(<Fields hasStreet />);
  expect(registry.has('street')).toBe(true);
  rerender(<Fields />);
  expect(registry.has('street')).toBe(false);
});

it('focuses a field, or the first control of a group', () => {
  render(<Fields />);
  act(() => registry.focus('settlement'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Település' }));
  act(() => registry.focus('hasElevator'));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Igen' }));
});
