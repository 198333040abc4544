import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { KeepButtons, KeepOnCard } from '../../../ui/keep-button.tsx';
import { rememberWritten } from './index.ts';
import { WrittenMark } from './written-mark.tsx';

const listing = { kind: 'property', id: 7, title: 'Eladó lakás, Győr', price: null } as const;
const open = () =>
  render(
    <KeepButtons value={{ OnCard: () => <i>szív</i>, OnPage: () => null, Mark: WrittenMark }}>
      <KeepOnCard listing={listing} />
    </KeepButtons>,
  );

beforeEach(() => localStorage.clear());

// Shows KEEP-06.
it('marks the card of a listing whose advertiser was written to, and tells a screen reader when', () => {
  rememberWritten({ kind: 'service', id: 7 });
  open();
  expect(screen.getByText('szív')).toBeTruthy();
  expect(screen.queryByText('Írtál neki')).toBeNull();
  act(() => rememberWritten(listing));
  expect(screen.getByText('Írtál neki').getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByText(/^Ma \d{1,2}:\d{2}-kor írtál neki\.$/)).toBeTruthy();
});
