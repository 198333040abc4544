import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import { useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
import styles from './cookie-banner.module.css';
import { openCookieSettings, setCookieStatus, useCookieBanner } from './cookie-status.ts';

type Props = { privacyStatement: string };

function Banner({ privacyStatement }: Props) {
  return (
    <section className={styles.banner} aria-label={text.cookie.label} data-print="hide">
      <div className={`wrap ${styles.row}`}>
        <p>
          {text.cookie.before}
          <a href={privacyStatement} target="_blank" rel="noopener">
            {text.cookie.statement}
          </a>
          {text.cookie.after}
        </p>
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={() => setCookieStatus(0)}>
            {text.cookie.decline}
          </Button>
          <Button onClick={() => setCookieStatus(1)}>{text.cookie.accept}</Button>
        </div>
      </div>
    </section>
  );
}

/**
 * Asks for consent above the page until a choice is stored (CK-01, CK-02). Part of the page rather than an overlay,
 * which would cover a form, a suggestion or a sticky bar at some width.
 */
export function CookieBanner({ privacyStatement }: Props) {
  return (
    useCookieBanner() === 'asked' && (
      <div className={styles.asked}>
        <Banner privacyStatement={privacyStatement} />
      </div>
    )
  );
}

/** The tab at the footer's edge that the banner collapses into, and in whose place it reopens (CK-03). */
export function CookieTab({ privacyStatement }: Props) {
  const state = useCookieBanner();
  const place = useRef<HTMLDivElement>(null);
  const previous = useRef(state);
  // Keeps scroll position and focus when the banner is toggled here.
  useEffect(() => {
    const isToggled = [state, previous.current].includes('reopened') && state !== previous.current;
    previous.current = state;
    if (!isToggled) return;
    place.current?.querySelector('button')?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  if (state === 'asked') return null;
  return (
    <div ref={place}>
      {state === 'reopened' ? (
        <Banner privacyStatement={privacyStatement} />
      ) : (
        <section className={`wrap ${styles.tab}`} aria-label={text.cookie.label} data-print="hide">
          <button type="button" onClick={openCookieSettings}>
            <Icon shape={IconCookie} />
            {text.cookie.label}
          </button>
        </section>
      )}
    </div>
  );
}
