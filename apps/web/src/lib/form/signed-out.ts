import type { NavigateFunction } from 'react-router-dom';
import { loginThenBackTo } from '../../config/paths.ts';
import { confirm } from '../message-queue.ts';
import { clearSession } from '../session.ts';
import { passGuard } from './leave-guard.ts';
import { text } from './text.ts';

/** The session ended under a form: says so, and leads to the login and back here if that is wanted. */
export async function offerLogin(navigate: NavigateFunction): Promise<void> {
  clearSession();
  const { pathname, search } = window.location;
  const wants = await confirm({
    title: text.signedOut.title,
    text: text.signedOut.text,
    detail: text.signedOut.detail,
    confirm: text.signedOut.login,
    cancel: text.signedOut.later,
  });
  if (wants) await navigate(loginThenBackTo(pathname + search), { state: passGuard });
}
