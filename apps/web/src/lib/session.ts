import { useSyncExternalStore } from 'react';
import { createStorageListeners } from './storage-listeners.ts';

/** The payload of the token; `path` is the first segment of the role's area (SES-01). */
export type SessionInfo = { path: string; sub?: string; exp?: number };

const tokenKey = 'token';
const infoKey = 'sessionInfo';
// Logins and logouts of other tabs arrive, too.
const { notify, subscribe } = createStorageListeners();

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

// React compares snapshots by identity, so the parsed object is cached until the stored text changes.
let parsed: { stored: string | null; info: SessionInfo | null } = { stored: null, info: null };

/** The stored session, or null; invalid JSON is only logged (SES-01). */
export const readSession = (): SessionInfo | null => {
  const stored = localStorage.getItem(infoKey);
  if (stored !== parsed.stored) parsed = { stored, info: stored === null ? null : parseInfo(stored) };
  return parsed.info;
};

export const readToken = (): string | null => localStorage.getItem(tokenKey);

/** Stores a new token and its payload; every authenticated reply may carry one (SES-03). */
export const saveToken = (token: string): void => {
  try {
    const info = decodePayload(token);
    if (!isSessionInfo(info)) throw new Error('no path in the payload');
    localStorage.setItem(tokenKey, token);
    localStorage.setItem(infoKey, JSON.stringify(info));
  } catch (error) {
    console.warn('The token cannot be read, the stored session stays as it was.', error);
  }
  notify();
};

export const clearSession = (): void => {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(infoKey);
  notify();
};

export const useSession = (): SessionInfo | null => useSyncExternalStore(subscribe, readSession, () => null);

const refusedAddressKey = 'refusedAddress';

/** The end of a refused address that another role may enter. */
export const otherRoleMark = '#403';
/** The end of a refused address that was opened without any session. */
export const noSessionMark = '#';

/** Remembers, for the life of the tab, the address that a permission check refused, and its status if one was signed in. */
export const storeRefusedAddress = (address: string, status: number): void =>
  sessionStorage.setItem(refusedAddressKey, `${address}#${readToken() ? status : ''}`);

/** Returns the last refused address and forgets it. */
export const takeRefusedAddress = (): string | null => {
  const address = sessionStorage.getItem(refusedAddressKey);
  sessionStorage.removeItem(refusedAddressKey);
  return address;
};
