import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { focusField } from './error-summary.tsx';

const meta = document.createElement('meta');
meta.name = 'description';

afterEach(() => meta.remove());

it('goes to the field, not to what bears its name in the head', () => {
  document.head.append(meta);
  render(<textarea name="description" aria-label="Leírás" />);
  focusField('description');
  expect(document.activeElement).toBe(screen.getByLabelText('Leírás'));
});
