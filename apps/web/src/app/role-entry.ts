import { getAreaRole, paths } from '@piacter/contracts/site/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { dropAllDrafts } from '../lib/form/draft-store.ts';
import { clearSession, readToken, saveToken, storeRefusedAddress } from '../lib/session.ts';
import { dropWayOn } from '../lib/way-on.ts';
import { dropWrittenWork } from '../lib/written-work.ts';

/** The reply of the permission check. */
export type RoleEntry = { email?: string };

const tooManyRequests = 429;
// own value: an HTTP status
const internalServerError = 500;

type Reply = { token?: unknown; data?: { email?: unknown } };

const authorized = (init: RequestInit = {}): RequestInit => ({
  ...init,
  credentials: 'include',
  headers: { 'Content-Type': 'application/json', Authorization: readToken() ?? '' },
});

/**
 * Route loader of a role's area (SES-02): a refusal clears the session and redirects to the home page; a new token in
 * the reply is stored. A network failure or an overloaded server is no refusal: it throws, and the error page offers
 * a retry.
 */
export const enterRoleArea = async ({ request }: LoaderFunctionArgs): Promise<RoleEntry> => {
  const { pathname, search } = new URL(request.url);
  const role = getAreaRole(pathname);
  const query = role === null ? '' : `?path=${role}`;
  const response = await fetch(`/api/check-page-permission${query}`, authorized({ signal: request.signal }));
  if (response.status === tooManyRequests || response.status >= internalServerError)
    throw new Error(`The permission check answered ${response.status}`);
  if (!response.ok) {
    storeRefusedAddress(pathname + search, response.status);
    clearSession();
    throw redirect(paths.sessionExpired);
  }
  const reply: Reply = await response.json();
  if (typeof reply.token === 'string') saveToken(reply.token);
  return typeof reply.data?.email === 'string' ? { email: reply.data.email } : {};
};

/** Ends the session, even if the server cannot be reached, and reloads the home page (SES-06). */
export const logOut = async (): Promise<void> => {
  await fetch('/api/logout', authorized({ method: 'DELETE' })).catch(() => undefined);
  clearSession();
  // The next one at this computer may be somebody else.
  dropAllDrafts();
  dropWrittenWork();
  dropWayOn();
  window.location.assign(paths.home);
};
