import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createFieldRegistry } from '../../lib/form/create-field-registry.ts';
import { FieldRegistryContext } from '../../lib/form/field-registry.ts';
import { TextField } from '../fields/text-field.tsx';
import { ErrorSummary } from './endpoint-form.tsx';

it('moves from its lines to their fields', () => {
  const lines = [{ name: 'houseNumber', message: 'Add meg a házszámot!', hasField: true }];
  render(
    <FieldRegistryContext value={createFieldRegistry()}>
      <ErrorSummary lines={lines} />
      <TextField label="Házszám" name="houseNumber" value="" onChange={() => undefined} />
    </FieldRegistryContext>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Add meg a házszámot!' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Házszám' }));
});
