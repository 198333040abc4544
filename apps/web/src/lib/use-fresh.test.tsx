import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useFresh } from './use-fresh.ts';

it('is refetched at each visit, never from the cache', async () => {
  let stored = 'old';
  const load = vi.fn(async (id: number) => `${id} ${stored}`);
  const first = renderHook(() => useFresh(7, load));
  await waitFor(() => expect(first.result.current.stored).toBe('7 old'));
  first.unmount();
  stored = 'new';
  const second = renderHook(() => useFresh(7, load));
  expect(second.result.current.stored).toBeUndefined();
  await waitFor(() => expect(second.result.current.stored).toBe('7 new'));
});

it('is loaded once per visit, without revalidation on focus', async () => {
  const load = vi.fn(async () => 'listing');
  const { result, rerender } = renderHook(() => useFresh(7, load));
  await waitFor(() => expect(result.current.stored).toBe('listing'));
  act(() => {
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('online'));
  });
  rerender();
  expect(load).toHaveBeenCalledTimes(1);
});

it('reports a failure once, and hides it during a retry', async () => {
  let answer: () => Promise<string> = () => Promise.reject(new Error('gone'));
  const load = vi.fn(() => answer());
  const { result } = renderHook(() => useFresh(7, load));
  await waitFor(() => expect(result.current.failure).toEqual(new Error('gone')));
  expect(load).toHaveBeenCalledTimes(1);
  let arrive: (listing: string) => void = () => undefined;
  answer = () =>
    new Promise((resolve) => {
      arrive = resolve;
    });
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.failure).toBeUndefined());
  act(() => arrive('listing'));
  await waitFor(() => expect(result.current.stored).toBe('listing'));
});

it('is replaced when the id changes', async () => {
  const load = async (id: number) => `listing ${id}`;
  const { result, rerender } = renderHook(({ id }) => useFresh(id, load), { initialProps: { id: 7 } });
  await waitFor(() => expect(result.current.stored).toBe('listing 7'));
  rerender({ id: 8 });
  expect(result.current.stored).toBeUndefined();
  await waitFor(() => expect(result.current.stored).toBe('listing 8'));
});
