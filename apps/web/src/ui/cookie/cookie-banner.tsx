import IconCookie from '@tabler/icons-react/dist/esm/icons/IconCookie.mjs';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
import styles from './cookie-banner.module.css';
import { openCookieSettings, setCookieStatus, useCookieBannerOpen } from './cookie-status.ts';

/** Tells the footer how much room to leave, so that nothing of it is covered. */
const useRoomInFooter = (element: RefObject<HTMLElement | null>, open: boolean) => {
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const measure = () => {
      // The banner floats 12 or 20 px above the edge and keeps as much above itself; the tab stands on it.
      const room = shown.offsetHeight + (open ? 40 : 0);
      document.documentElement.style.setProperty('--cookie-room', `${room}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--cookie-room');
    };
  }, [element, open]);
};

function Banner({ privacyStatement }: { privacyStatement: string }) {
  return (
    <>
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
    </>
  );
}

/** Asks for consent until a choice is stored, then folds into a tab that opens it again (CK-01 to CK-03). */
export function CookieBanner({ privacyStatement }: { privacyStatement: string }) {
  const open = useCookieBannerOpen();
  const shown = useRef<HTMLElement>(null);
  useRoomInFooter(shown, open);
  return (
    <section
      ref={shown}
      className={open ? styles.banner : styles.tab}
      aria-label={text.cookie.label}
      data-print="hide"
    >
      {open ? (
        <Banner privacyStatement={privacyStatement} />
      ) : (
        <button type="button" onClick={openCookieSettings}>
          <Icon shape={IconCookie} />
          {text.cookie.label}
        </button>
      )}
    </section>
  );
}
