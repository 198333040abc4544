import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DeskTable } from './desk-table.tsx';

it.each([
  ['a table', false, 'table'],
  ['compact rows', true, 'list'],
])('is %s with a name for screen readers', (_form, matches, role) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  render(<DeskTable rows={[]} onSelectPage={() => undefined} />);
  expect(screen.getByRole(role, { name: 'Hirdetéseid' })).toBeDefined();
});
