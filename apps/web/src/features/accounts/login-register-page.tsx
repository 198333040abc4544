import { paths, profilePath } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../lib/page-title.ts';
import { useSession } from '../../lib/session.ts';
import { useIsWorkWaiting } from '../../lib/written-work.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './account.module.css';
import { LoginForm } from './login-form.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { text } from './text.ts';

type Tab = 'login' | 'register';

const tabs: readonly { key: Tab; label: string }[] = [
  { key: 'login', label: text.login.title },
  { key: 'register', label: text.register.title },
];

function LoginRegister({ initialTab, asRequester }: { initialTab: Tab; asRequester: boolean }) {
  const [tab, setTab] = useState(initialTab);
  const [search] = useSearchParams();
  const session = useSession();
  const registerTitle = asRequester ? text.register.asRequester : text.register.title;
  const title = tab === 'login' ? text.login.title : registerTitle;
  const isWorkWaiting = useIsWorkWaiting();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {session !== null && (
        <div className={styles.before}>
          <Note>
            {text.login.alreadyIn} {tab === 'register' && `${text.login.otherAccount} `}
            <Link to={profilePath(session.path)}>{text.login.toProfile}</Link>
          </Note>
        </div>
      )}
      {session === null && isWorkWaiting && (
        <div className={styles.before}>
          <Note>{text.workWaits}</Note>
        </div>
      )}
      <Panel flush>
        <Tabs label={text.tabs} tabs={tabs} value={tab} onChange={setTab}>
          {tab === 'login' ? (
            <LoginForm next={search.get('next')} />
          ) : (
            <RegistrationForm asRequester={asRequester} />
          )}
        </Tabs>
      </Panel>
    </div>
  );
}

/**
 * /login-reg, and the same page at /bejelentkezes and /regisztracio with the tab of that name open.
 * `?ajanlatkero=true` registers a requester (AUTH-03), `?next=…` is the address to return to after the login.
 */
export function LoginRegisterPage() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asRequester = search.get('ajanlatkero') === 'true';
  const initialTab: Tab = pathname === paths.register || asRequester ? 'register' : 'login';
  // Another address of the same page opens its own tab.
  return (
    <LoginRegister key={`${pathname} ${asRequester}`} initialTab={initialTab} asRequester={asRequester} />
  );
}
