import { paths, profilePath } from '@piacter/contracts/site/paths';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { text } from './text.ts';
import { useOneTimeCall } from './use-one-time-call.ts';

/** Confirms a new e-mail address with the link that was mailed to it (PROF-01). */
export function EmailConfirmationPage() {
  const [search] = useSearchParams();
  const session = useSession();
  const key = search.get('key');
  const userID = search.get('userID');
  usePageTitle(text.confirmEmail.title);
  const state = useOneTimeCall(
    key && userID ? () => api('PATCH /api/confirm-reg-email', { body: { key, userID } }) : null,
    text.confirmEmail,
  );

  return (
    <AccountCard title={state.step === 'failed' ? text.confirmEmail.failed : text.confirmEmail.title}>
      {state.step === 'running' && <p role="status">{text.confirmEmail.running}</p>}
      {state.step === 'done' && <Note variant="done">{state.message ?? text.confirmEmail.done}</Note>}
      {state.step === 'failed' && (
        <>
          <p role="alert" className={styles.failed}>
            {state.message}
          </p>
          <p>{text.confirmEmail.failedHint}</p>
        </>
      )}
      {state.step !== 'running' &&
        (session === null ? (
          <ButtonLink to={paths.loginRegister}>{text.confirmEmail.toLogin}</ButtonLink>
        ) : (
          <ButtonLink to={profilePath(session.path)}>{text.confirmEmail.toProfile}</ButtonLink>
        ))}
    </AccountCard>
  );
}
