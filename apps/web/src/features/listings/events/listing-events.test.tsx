import type { ListingTarget } from '@piacter/contracts/listings/values';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useListingEvents } from './index.ts';

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let nextID = 100;
let listing: ListingTarget;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockResolvedValue(Response.json({ ok: true }));
  vi.stubGlobal('fetch', send);
  nextID += 1;
  listing = { kind: 'property', id: nextID };
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const show = (ownerID = 3) => renderHook(() => useListingEvents(listing, ownerID));
const signIn = (path: string, sub: string) => {
  localStorage.setItem('sessionInfo', JSON.stringify({ path, sub }));
};
const sent = () => send.mock.calls.map(([, { body }]) => JSON.parse(String(body)).event);
const look = (milliseconds: number): void => {
  vi.advanceTimersByTime(milliseconds);
};

describe('the events of a listing', () => {
  it('report a view after two seconds, without cookie and token', () => {
    localStorage.setItem('token', 'secret');
    show();
    look(1900);
    expect(send).not.toHaveBeenCalled();
    look(200);
    const [url, init] = send.mock.calls[0] ?? [];
    expect(url).toBe('/api/statistics/listing-events');
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    expect(JSON.parse(String(init?.body))).toEqual({ ...listing, event: 'view' });
    expect(JSON.stringify(init)).not.toContain('secret');
  });

  it('report no view of a page that was left before, and none twice', () => {
    show().unmount();
    look(5000);
    expect(sent()).toEqual([]);
    show();
    look(5000);
    show();
    look(5000);
    expect(sent()).toEqual(['view']);
  });

  it('report no view while the page is in the background', () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    show();
    look(5000);
    expect(sent()).toEqual([]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    look(5000);
    expect(sent()).toEqual(['view']);
    visibility.mockRestore();
  });

  it('report clicks on the contact data once, and messages', () => {
    const { result } = show();
    result.current('contact');
    result.current('contact');
    result.current('message');
    expect(sent()).toEqual(['contact', 'message']);
  });

  it.each([
    ['the owner', 'ingatlan_tulajdonos', '3'],
    ['the admin', 'admin', '1'],
  ])('leave out %s', (_, path, sub) => {
    signIn(path, sub);
    const { result } = show(3);
    look(5000);
    result.current('contact');
    expect(sent()).toEqual([]);
  });

  it('include other users', () => {
    signIn('ingatlan_tulajdonos', '4');
    show(3);
    look(5000);
    expect(sent()).toEqual(['view']);
  });
});
