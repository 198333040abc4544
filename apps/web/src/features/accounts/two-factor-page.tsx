import { paths, profilePath } from '@piacter/contracts/site/paths';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './account.module.css';
import { AccountCard } from './account-card.tsx';
import { openAfterLogin } from './login-form.tsx';
import { text } from './text.ts';
import { useOneTimeCall } from './use-one-time-call.ts';

/** The way on of somebody whose link has signed them in before, and of somebody who needs another. */
function WayOn() {
  const session = useSession();
  if (session === null) return <p>{text.twoFactor.failedHint}</p>;
  return (
    <>
      <p>{text.login.alreadyIn}</p>
      <ButtonLink to={profilePath(session.path)}>{text.login.toProfile}</ButtonLink>
    </>
  );
}

/** Finishes a two-factor login with the mailed link, or shows the error (AUTH-09, AUTH-10). */
export function TwoFactorPage() {
  const [search] = useSearchParams();
  const key = search.get('key');
  const userID = search.get('userID');
  usePageTitle(text.twoFactor.title);
  const state = useOneTimeCall(
    key && userID ? () => api('POST /api/two-factor-auth', { body: { key, userID } }) : null,
    text.twoFactor,
    () => openAfterLogin(null),
  );

  if (state.step !== 'failed') {
    return (
      <AccountCard title={text.twoFactor.title}>
        <p role="status">{text.twoFactor.running}</p>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={text.twoFactor.failed}>
      <p role="alert" className={styles.failed}>
        {state.message}
      </p>
      <WayOn />
      <p>
        <Link to={paths.loginRegister}>{text.twoFactor.back}</Link>
      </p>
    </AccountCard>
  );
}
