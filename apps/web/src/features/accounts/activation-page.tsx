import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { api } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { text } from './text.ts';
import { useCountdown } from './use-countdown.ts';
import { useOneTimeCall } from './use-one-time-call.ts';

const secondsToLogin = 5;

/** AUTH-07: activates the registration of the mailed link, then leads to the login. */
export function ActivationPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const activationString = search.get('activationString');
  usePageTitle(text.activation.title);
  const state = useOneTimeCall(
    activationString ? () => api('POST /api/activate-registration', { body: { activationString } }) : null,
    text.activation,
  );
  const left = useCountdown(secondsToLogin, state.step === 'done', () => void navigate(paths.loginRegister));

  return (
    <AccountCard title={state.step === 'failed' ? text.activation.failed : text.activation.title}>
      {state.step === 'running' && <p role="status">{text.activation.running}</p>}
      {state.step === 'done' && (
        <>
          <Note variant="done">{text.activation.done}</Note>
          <p>{text.activation.countdown(left)}</p>
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
