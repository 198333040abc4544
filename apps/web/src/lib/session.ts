import { useSyncExternalStore } from 'react';

/** What the token's payload says of the session; `path` is the first segment of the role's area (SES-01). */
export type SessionInfo = { path: string; sub?: string; exp?: number };

const tokenKey = 'token';
const infoKey = 'sessionInfo';
const listeners = new Set<() => void>();

const isSessionInfo = (value: unknown): value is SessionInfo =>
  typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string';

const decodePayload = (token: string): unknown => {
  const payload = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
};

const parseInfo = (stored: string): SessionInfo | null => {
  try {
    const info: unknown = JSON.parse(stored);
    return isSessionInfo(info) ? info : null;
  } catch {
    console.warn('The stored session info is not valid JSON; it counts as no session.');
    return null;
  }
};

// React compares snapshots by identity, so the parsed object is kept until the stored text changes.
let parsed: { stored: string | null; info: SessionInfo | null } = { stored: null, info: null };

/** The session as it is stored now, or null; unreadable JSON is only noted on the console (SES-01). */
export const readSession = (): SessionInfo | null => {
  const stored = localStorage.getItem(infoKey);
  if (stored !== parsed.stored) parsed = { stored, info: stored === null ? null : parseInfo(stored) };
  return parsed.info;
};

export const readToken = (): string | null => localStorage.getItem(tokenKey);

const announce = () => {
  for (const listener of listeners) listener();
};

/** Keeps a new token and what its payload says; every authenticated reply may bring one (SES-03). */
export const saveToken = (token: string): void => {
  try {
    const info = decodePayload(token);
    if (!isSessionInfo(info)) throw new Error('no path in the payload');
    localStorage.setItem(tokenKey, token);
    localStorage.setItem(infoKey, JSON.stringify(info));
  } catch (error) {
    console.warn('The token cannot be read, the stored session stays as it was.', error);
  }
  announce();
};

export const clearSession = (): void => {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(infoKey);
  announce();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // Other tabs log in and out too; they are heard through the storage event.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const useSession = (): SessionInfo | null => useSyncExternalStore(subscribe, readSession, () => null);
