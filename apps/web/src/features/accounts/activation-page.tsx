import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { text } from './text.ts';
import { useOneTimeCall } from './use-one-time-call.ts';

/** Seconds before the login page opens automatically. */
const secondsToLogin = 5;

/** The seconds left of a countdown that runs while `isRunning`; `onEnd` is called once, at zero. */
function useCountdown(seconds: number, isRunning: boolean, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) return;
    if (secondsLeft === 0) return end();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [isRunning, secondsLeft]);
  return secondsLeft;
}

/** Activates the registration of the mailed link, then opens the login page (AUTH-07). */
export function ActivationPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const activationString = search.get('activationString');
  usePageTitle(text.activation.title);
  const state = useOneTimeCall(
    activationString ? () => api('POST /api/activate-registration', { body: { activationString } }) : null,
    text.activation,
  );
  const secondsLeft = useCountdown(
    secondsToLogin,
    state.step === 'done',
    () => void navigate(paths.loginRegister),
  );

  return (
    <AccountCard title={state.step === 'failed' ? text.activation.failed : text.activation.title}>
      {state.step === 'running' && <p role="status">{text.activation.running}</p>}
      {state.step === 'done' && (
        <>
          <Note variant="done">{text.activation.done}</Note>
          <p>{text.activation.countdown(secondsLeft)}</p>
        </>
      )}
      {state.step === 'failed' && (
        <>
          <p role="alert" className={styles.failed}>
            {state.message}
          </p>
          <p>{text.activation.failedHint}</p>
        </>
      )}
      {state.step !== 'running' && (
        <ButtonLink to={paths.loginRegister}>{text.activation.toLogin}</ButtonLink>
      )}
    </AccountCard>
  );
}
