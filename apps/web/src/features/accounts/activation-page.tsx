import { paths } from '@piacter/contracts/site/paths';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { ActivationProof } from './activation-proof.tsx';
import { text } from './text.ts';
import { useOneTimeCall } from './use-one-time-call.ts';

/** Seconds before the login page opens automatically. */
const secondsToLogin = 5;

/** The seconds left of a countdown; `onEnd` is called once, at zero. */
function useCountdown(seconds: number, onEnd: () => void): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (secondsLeft === 0) return end();
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return secondsLeft;
}

function Activated({ message = text.activation.done }: { message?: string | undefined }) {
  const navigate = useNavigate();
  const secondsLeft = useCountdown(secondsToLogin, () => void navigate(paths.loginRegister));
  return (
    <>
      <Note variant="done">{message}</Note>
      <p>{text.activation.countdown(secondsLeft)}</p>
      <ButtonLink to={paths.loginRegister}>{text.activation.toLogin}</ButtonLink>
    </>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <>
      <p role="alert" className={styles.failed}>
        {message}
      </p>
      <p>{text.activation.failedHint}</p>
      <ButtonLink to={paths.loginRegister}>{text.activation.toLogin}</ButtonLink>
    </>
  );
}

/** Activates the registration of the mailed link, then opens the login page (AUTH-07). */
export function ActivationPage() {
  const [search] = useSearchParams();
  const [isProved, setProved] = useState(false);
  const activationString = search.get('activationString');
  usePageTitle(text.activation.title);
  const state = useOneTimeCall(
    activationString
      ? () => api('POST /api/activate-registration', { body: { activationString, isFromMail: 1 } })
      : null,
    text.activation,
  );
  const needsProof = state.step === 'failed' && state.code === 'password_required' && !isProved;
  const isDone = state.step === 'done' || isProved;
  const hasFailed = state.step === 'failed' && !needsProof && !isDone;

  return (
    <AccountCard title={hasFailed ? text.activation.failed : text.activation.title}>
      {state.step === 'running' && <p role="status">{text.activation.running}</p>}
      {needsProof && activationString && (
        <ActivationProof activationString={activationString} onDone={() => setProved(true)} />
      )}
      {isDone && <Activated message={state.step === 'done' ? state.message : undefined} />}
      {hasFailed && <Failed message={state.message} />}
    </AccountCard>
  );
}
