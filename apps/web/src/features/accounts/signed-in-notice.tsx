import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loginThenBackTo, paths, profilePath } from '../../config/paths.ts';
import { confirm } from '../../lib/message-queue.ts';
import { readSession, takeRefusedAddress } from '../../lib/session.ts';
import { text } from './text.ts';

/** The notice is shown once per load of the application, not at every return to the home page. */
let hasGreeted = false;

/**
 * The home page's message about the session: that the visitor is signed in (LAY-12), or, at `/?sessionExpired=true`, no
 * longer is (SES-02). Renders nothing itself.
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
    const { title, text: sentence, detail, login, stay } = text.expired;
    void confirm({ title, text: sentence, detail, confirm: login, cancel: stay }).then((wants) => {
      if (wants) void navigate(refused === null ? paths.loginRegister : loginThenBackTo(refused));
    });
  }, [isExpired]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, on mount
  useEffect(() => {
    const session = readSession();
    if (session === null || isExpired || hasGreeted) return;
    hasGreeted = true;
    const { text: sentence, stay, go } = text.signedIn;
    void confirm({ text: sentence, confirm: go, cancel: stay }).then((goes) => {
      if (goes) void navigate(profilePath(session.path));
    });
  }, []);
  return null;
}
