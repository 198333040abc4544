import type { NavigateFunction } from 'react-router-dom';
import { loginThenBackTo } from '../../config/paths.ts';
import { confirm } from '../message-queue.ts';
import { clearSession } from '../session.ts';
import { passGuard } from './leave-guard.ts';
import { text } from './text.ts';

/** What a new login is needed for, and what becomes of what was under way. */
type Reason = { text: string; detail: string };

/** The session ended under somebody's hands: says so, and leads to the login and back here if that is wanted. */
export async function offerLogin(navigate: NavigateFunction, reason: Reason = text.signedOut): Promise<void> {
  clearSession();
  const { pathname, search } = window.location;
  const wants = await confirm({
    title: text.signedOut.title,
    text: reason.text,
    detail: reason.detail,
    confirm: text.signedOut.login,
    cancel: text.signedOut.later,
  });
  if (wants) await navigate(loginThenBackTo(pathname + search), { state: passGuard });
}
