import { loginThenBackTo } from '@piacter/contracts/site/paths';
import { useEffect, useRef } from 'react';
import { type NavigateFunction, useBlocker } from 'react-router-dom';
import { confirm } from '../message-queue.ts';
import { clearSession } from '../session.ts';
import { text } from './text.ts';

/** A form with unsaved changes that the guard watches. */
export interface GuardedForm {
  unsaved: number;
  /** Read at the moment of leaving: a form that was just saved must not block before the next render. */
  hasUnsaved: () => boolean;
  /** Writes the input to the draft at once, for the next visit of the form. */
  keepDraft: () => void;
}

/** As a navigation's state, bypasses the guard: for steps that keep the draft, such as logging in again. */
export const bypassGuard = { bypassGuard: true } as const;

const isBypassing = (state: unknown) => typeof state === 'object' && state !== null && 'bypassGuard' in state;

/**
 * Asks before a page with unsaved changes is left, by the message box or, when the tab is closed, the browser's own
 * dialog. Staying is the default; the input is restored on return. The router has one blocker: a page with several
 * forms passes all of them.
 */
export function useLeaveGuard(...forms: readonly GuardedForm[]): void {
  const unsaved = forms.reduce((sum, form) => sum + form.unsaved, 0);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isBypassing(nextLocation.state) &&
      forms.some((form) => form.hasUnsaved()),
  );

  // The router may render the next attempt together with the answer to the last: its state alone would not change.
  const isAsking = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each attempt
  useEffect(() => {
    if (blocker.state !== 'blocked' || isAsking.current) return;
    isAsking.current = true;
    const question = {
      title: text.leave.title,
      text: text.unsaved(unsaved),
      detail: text.leave.detail,
      confirm: text.leave.go,
      cancel: text.leave.stay,
      main: 'cancel',
    } as const;
    void confirm(question).then((leaves) => {
      isAsking.current = false;
      if (!leaves) return blocker.reset();
      for (const form of forms) if (form.hasUnsaved()) form.keepDraft();
      blocker.proceed();
    });
  }, [blocker]);

  const isUnsaved = unsaved > 0;
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
}

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
