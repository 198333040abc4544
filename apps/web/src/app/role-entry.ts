import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { clearSession, readToken, saveToken } from '../lib/session.ts';
import { paths, roleOf } from './paths.ts';

/** What the permission check says of who entered. */
export type RoleEntry = { email?: string };

type Reply = { token?: unknown; data?: { email?: unknown } };

const authorized = (init: RequestInit = {}): RequestInit => ({
  ...init,
  credentials: 'include',
  headers: { 'Content-Type': 'application/json', Authorization: readToken() ?? '' },
});

/**
 * Runs on entering a role's area (SES-02): a refusal empties the storage and leads to the home page; a new
 * token in the reply is kept. A network failure is no refusal: it throws, and the error page offers a retry.
 */
export const enterRoleArea = async ({ request }: LoaderFunctionArgs): Promise<RoleEntry> => {
  const role = roleOf(new URL(request.url).pathname);
  const query = role === null ? '' : `?path=${role}`;
  const response = await fetch(`/api/check-page-permission${query}`, authorized({ signal: request.signal }));
  if (!response.ok) {
    clearSession();
    throw redirect(paths.sessionExpired);
  }
  const reply: Reply = await response.json();
  if (typeof reply.token === 'string') saveToken(reply.token);
  return typeof reply.data?.email === 'string' ? { email: reply.data.email } : {};
};

/** Ends the session here even if the server cannot be told; then home, with a reload (SES-06). */
export const logOut = async (): Promise<void> => {
  await fetch('/api/logout', authorized({ method: 'DELETE' })).catch(() => undefined);
  clearSession();
  window.location.assign(paths.home);
};
