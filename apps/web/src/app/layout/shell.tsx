import { paths } from '@piacter/contracts/site/paths';
import { type ContextType, useEffect, useRef, useState } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { writtenKey } from '../../features/contact/written-key/index.ts';
import { Heart, HeartAction } from '../../features/favourites/heart/index.ts';
import { CookieBanner, CookieTab } from '../../ui/cookie/cookie-banner.tsx';
import { KeepButtons } from '../../ui/keep-button.tsx';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { text } from '../text.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** The id of every page's main landmark, the target of the skip link. */
export const mainId = 'tartalom';

/**
 * Moves the focus to the heading of the new page after a navigation, so that a screen reader announces it and Tab
 * continues from there. Changes of the query (filters, paging) leave the focus alone.
 */
const useFocusOnNavigation = () => {
  const { pathname } = useLocation();
  const focusedPath = useRef(pathname);
  useEffect(() => {
    if (focusedPath.current === pathname) return;
    focusedPath.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById(mainId);
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
};

/**
 * Every full load has the same location key ('default'), so its scroll position would be restored on whatever page
 * is loaded next in this tab; full loads are therefore keyed by their address.
 */
const scrollKey = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

type Buttons = NonNullable<ContextType<typeof KeepButtons>>;
const hearts: Buttons = { OnCard: Heart, OnPage: HeartAction };

/** The hearts; once this browser has written to an advertiser also the marks that say so, which are loaded then. */
function useCardButtons(): Buttons {
  const [buttons, setButtons] = useState(hearts);
  // After each navigation: the first message may have been sent from the page before.
  useEffect(() => {
    if (buttons.Mark || !localStorage.getItem(writtenKey)) return;
    import('../../features/contact/written/written-mark.tsx').then(
      ({ WrittenMark }) => setButtons({ ...hearts, Mark: WrittenMark }),
      // A page without marks is whole.
      () => undefined,
    );
  });
  return buttons;
}

/** The frame of every page: skip link, cookie banner, header, footer, message box, loading overlay. */
export function Shell() {
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {text.skip}
      </a>
      <CookieBanner privacyStatement={paths.privacyStatement} />
      <Header />
      <div className={styles.page}>
        <KeepButtons value={useCardButtons()}>
          <Outlet />
        </KeepButtons>
      </div>
      <div className={styles.end}>
        <CookieTab privacyStatement={paths.privacyStatement} />
        <Footer />
      </div>
      <LoadingOverlay />
      <MessageBoxHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** The main landmark of the public pages. Pages render their own `wrap`, since some are full width. */
export function PublicLayout() {
  return (
    <main id={mainId} className={styles.main}>
      <Outlet />
    </main>
  );
}
