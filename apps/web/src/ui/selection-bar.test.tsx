import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { SelectionBar } from './selection-bar.tsx';

it('says how many are selected, and shows all actions on a phone by its button', () => {
  const onClear = vi.fn();
  render(
    <SelectionBar label="Műveletek" count={3} onClear={onClear}>
      <Button>Megújítom (3)</Button>
    </SelectionBar>,
  );
  expect(screen.getByText('3 kijelölve')).toBeDefined();
  const more = screen.getByRole('button', { name: 'Minden művelet' });
  expect(more.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Kijelölés megszüntetése' }));
  expect(onClear).toHaveBeenCalledOnce();
});
