import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { beginLoading, endLoading, whileLoading } from '../lib/loading.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

// Shows LAY-11.
it('appears only after 300 ms of a request, and disappears when it ends', () => {
  render(<LoadingOverlay />);
  act(beginLoading);
  pass(299);
  expect(screen.queryByText('Betöltés…')).toBeNull();
  pass(1);
  expect(screen.queryByText('Betöltés…')).not.toBeNull();
  act(endLoading);
  expect(screen.queryByText('Betöltés…')).toBeNull();
});

it('stays until the last of several requests has ended', () => {
  render(<LoadingOverlay />);
  act(beginLoading);
  act(beginLoading);
  pass(300);
  act(endLoading);
  expect(screen.queryByText('Betöltés…')).not.toBeNull();
  act(endLoading);
  expect(screen.queryByText('Betöltés…')).toBeNull();
});

it('disappears when the request fails, too', async () => {
  render(<LoadingOverlay />);
  const failed = whileLoading(() => Promise.reject(new Error('no network')));
  await act(() => expect(failed).rejects.toThrow('no network'));
  pass(1000);
  expect(screen.queryByText('Betöltés…')).toBeNull();
});
