import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, saveToken, useSession } from './session.ts';

const encode = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const tokenOf = (payload: object) => `${encode({ alg: 'HS256' })}.${encode(payload)}.signature`;

describe('the session', () => {
  it('keeps the token and what its payload says', () => {
    saveToken(tokenOf({ path: 'szakember', sub: '7', név: 'Őrsi Űrsula ÿ>?' }));
    expect(localStorage.getItem('token')).toContain('.signature');
    expect(JSON.parse(localStorage.getItem('sessionInfo') ?? '')).toMatchObject({
      path: 'szakember',
      név: 'Őrsi Űrsula ÿ>?',
    });
    expect(readSession()?.path).toBe('szakember');
  });
  it('takes invalid stored JSON for no session and only notes it on the console', () => {
    const noted = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    localStorage.setItem('sessionInfo', '{not json');
    expect(readSession()).toBeNull();
    expect(noted).toHaveBeenCalledOnce();
  });
  it('leaves the session alone when a token cannot be read', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    saveToken(tokenOf({ path: 'admin' }));
    saveToken('rubbish');
    expect(readSession()?.path).toBe('admin');
  });
  it('tells components of a login, a logout, and of another tab', () => {
    const { result } = renderHook(() => useSession());
    expect(result.current).toBeNull();
    act(() => saveToken(tokenOf({ path: 'admin' })));
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
