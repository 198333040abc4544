import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, saveToken, useSession } from './session.ts';

const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const createToken = (payload: object) => `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;

describe('the session', () => {
  // Shows SES-01.
  it('stores the token and its payload', () => {
    saveToken(createToken({ path: 'szakember', sub: '7', név: 'Őrsi Űrsula ÿ>?' }));
    expect(localStorage.getItem('token')).toContain('.signature');
    expect(JSON.parse(localStorage.getItem('sessionInfo') ?? '')).toMatchObject({
      path: 'szakember',
      név: 'Őrsi Űrsula ÿ>?',
    });
    expect(readSession()?.path).toBe('szakember');
  });
  // Shows SES-01.
  it('treats invalid stored JSON as no session and logs it', () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('sessionInfo', '{not json');
    expect(readSession()).toBeNull();
    expect(noted).toHaveBeenCalledOnce();
  });
  it('leaves the session unchanged when a token cannot be parsed', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveToken(createToken({ path: 'admin' }));
    saveToken('rubbish');
    expect(readSession()?.path).toBe('admin');
  });
  it('notifies components of logins and logouts, also in other tabs', () => {
    const { result } = renderHook(() => useSession());
    expect(result.current).toBeNull();
    act(() => saveToken(createToken({ path: 'admin' })));
    expect(result.current?.path).toBe('admin');
    act(() => clearSession());
    expect(result.current).toBeNull();
    act(() => {
      localStorage.setItem('sessionInfo', JSON.stringify({ path: 'szallasado' }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'sessionInfo' }));
    });
    expect(result.current?.path).toBe('szallasado');
  });
});
