import { loginThenBackTo } from '@piacter/contracts/site/paths';
import type { NavigateFunction } from 'react-router-dom';
import { confirm } from '../message-queue.ts';
import { clearSession } from '../session.ts';
import { bypassGuard } from './leave-guard.ts';
import { text } from './text.ts';

/** Why a login is needed, and what happens to the unfinished work. */
type Reason = { text: string; detail: string };

/** Reports that the session has ended, and offers the login and the way back here. */
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
  if (wants) await navigate(loginThenBackTo(pathname + search), { state: bypassGuard });
}
