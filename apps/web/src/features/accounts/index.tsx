import { loginThenBackTo, paths, profilePath } from '@piacter/contracts/site/paths';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { confirm } from '../../lib/message-queue.ts';
import { noSessionMark, otherRoleMark, readSession, takeRefusedAddress } from '../../lib/session.ts';

/** The words of both notices; not part of a first visit, which needs neither. */
const loadText = async () => (await import('./text.ts')).text;

/** The notice is shown once per load of the application, not at every return to the home page. */
let hasGreeted = false;

/**
 * The home page's message about the session: that the visitor is signed in (LAY-12), or, at `/?sessionExpired=true`, no
 * longer is, or never was (SES-02). Renders nothing itself.
 */
export function SignedInNotice() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isExpired = search.get('sessionExpired') === 'true';

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, on mount
  useEffect(() => {
    if (!isExpired) return;
    // Removed from the address, so that a reload does not show it again.
    setSearch({}, { replace: true });
    const refused = takeRefusedAddress();
    void (async () => {
      const { title, text, detail, otherRole, noSession, login, stay } = (await loadText()).expired;
      const [address = '', mark] = refused?.split(/(?=#)/) ?? [];
      const reason =
        mark === noSessionMark
          ? noSession
          : { title, text, detail: mark === otherRoleMark ? otherRole : detail };
      if (await confirm({ ...reason, confirm: login, cancel: stay }))
        void navigate(address === '' ? paths.loginRegister : loginThenBackTo(address));
    })();
  }, [isExpired]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, on mount
  useEffect(() => {
    const session = readSession();
    if (session === null || isExpired || hasGreeted) return;
    hasGreeted = true;
    void (async () => {
      const { text, stay, go } = (await loadText()).signedIn;
      if (await confirm({ text, confirm: go, cancel: stay })) void navigate(profilePath(session.path));
    })();
  }, []);
  return null;
}
