import { useEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { CookieBanner } from '../../ui/cookie/cookie-banner.tsx';
import { LoadingOverlay } from '../../ui/loading-overlay.tsx';
import { MessageBoxHost } from '../../ui/message-box/message-box-host.tsx';
import { text } from '../text.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';

/** The id of every page's main landmark, where the skip link leads. */
export const mainId = 'tartalom';

/**
 * After a navigation the focus goes to the new page's heading, so that a screen reader says where one has
 * got to and Tab goes on from there. Changes of the query (filters, paging) leave it where it was.
 */
const useFocusOnNavigation = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById(mainId);
    target?.setAttribute('tabindex', '-1');
    target?.focus({ preventScroll: true });
  }, [pathname]);
};

/**
 * Every full load has the same key ('default'), so its scroll position would be put upon whatever page is loaded
 * next in this tab; such a load goes by its address.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** What surrounds every page: skip link, header, footer, message box, loading overlay, cookie banner. */
export function Shell() {
  useFocusOnNavigation();
  return (
    <>
      <a className={styles.skip} href={`#${mainId}`}>
        {text.skip}
      </a>
      <Header />
      <div className={styles.page}>
        <Outlet />
      </div>
      <Footer />
      <CookieBanner privacyStatement={paths.privacyStatement} />
      <LoadingOverlay />
      <MessageBoxHost />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
