import type { ReplyTo } from '@piacter/contracts';
import { getAreaRole, paths, profilePath } from '@piacter/contracts/site/paths';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { browserFavourites } from '../../features/favourites/heart/index.ts';
import { useApi } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { collapseWidth, isNarrow } from '../../lib/media.ts';
import { useSession } from '../../lib/session.ts';
import { BorderStrip } from '../../ui/border-strip.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { text } from '../text.ts';
import styles from './header.module.css';
import { kindLinks } from './kind-links.ts';

/** A page that the admin added to the menu (LAY-07). */
type MenuPage = ReplyTo<'GET /api/pages-on-the-menu'>['data'][number];

/** The pages of the menu; none while they load and, silently, after a failure (LAY-07). */
const useMenuPages = (): readonly MenuPage[] => {
  const { data } = useApi(
    'GET /api/pages-on-the-menu',
    {},
    { revalidateIfStale: false, shouldRetryOnError: false },
  );
  return data?.data ?? [];
};

const KeptCount = lazy(() =>
  import('../../features/favourites/kept-count/kept-count.tsx').then((m) => ({ default: m.KeptCount })),
);

// Without a connection the menu opens all the same.
const BackToClose = lazy(() =>
  import('../../lib/use-back-to-close.ts')
    .then((m) => ({ default: m.BackToClose }))
    .catch(() => ({ default: () => null })),
);

type Item = { to: string; label: string; detailPath?: string };

const getExtraItems = (pages: readonly MenuPage[]): Item[] => [
  { to: paths.help, label: text.help },
  ...pages.map((page) => ({ to: paths.content(page.pageUrl), label: page.pageName })),
];

const getAriaCurrent = (item: Item, pathname: string) => {
  if (pathname === item.to) return 'page' as const;
  return item.detailPath !== undefined && pathname.startsWith(item.detailPath)
    ? ('true' as const)
    : undefined;
};

function Menu({ id, open, choose }: { id: string; open: boolean; choose: () => void }) {
  const { pathname } = useLocation();
  const further = getExtraItems(useMenuPages());
  const link = (item: Item, className?: string) => (
    <Link
      key={item.to}
      to={item.to}
      aria-current={getAriaCurrent(item, pathname)}
      className={className}
      onClick={choose}
    >
      {item.label}
    </Link>
  );
  return (
    <nav id={id} className={classNames(styles.nav, open && styles.open)} aria-label={text.mainMenu}>
      {link({ to: paths.advertise, label: text.advertise }, styles.onlyInMenu)}
      {kindLinks.map((item) => link(item))}
      {further.map((item, index) => link(item, classNames(styles.further, index === 0 && styles.push)))}
    </nav>
  );
}

/** A label in the width of the longer one, which the server renders: the menu must not move once the session is known. */
const AccountLabel = ({ label }: { label: string }) => (
  <span className={styles.label} data-widest={text.login}>
    {label}
  </span>
);

/** 'Bejelentkezés' without a session, the green 'Fiókom!' with one (LAY-05, LAY-06). */
function AccountLink() {
  const session = useSession();
  const { pathname } = useLocation();
  if (session === null) {
    return (
      <ButtonLink variant="ghost" to={paths.loginRegister}>
        <AccountLabel label={text.login} />
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant="account"
      to={profilePath(session.path)}
      aria-current={getAreaRole(pathname) === session.path ? 'true' : undefined}
    >
      <AccountLabel label={text.account} />
    </ButtonLink>
  );
}

/** The heart, with the number of listings that are kept, for which everything is loaded once there may be any. */
function FavouritesLink() {
  const { pathname, search } = useLocation();
  const count = useId();
  const hasAny = browserFavourites.use().length > 0;
  const hasAccount = useSession() !== null;
  return (
    <span className={styles.favourites}>
      <ButtonLink
        variant="plain"
        square
        to={paths.favourites}
        // The stay that was searched for goes along.
        state={{ search }}
        aria-label={text.favourites}
        aria-describedby={count}
        aria-current={pathname === paths.favourites ? 'page' : undefined}
      >
        <Icon shape={IconHeart} />
      </ButtonLink>
      {(hasAny || hasAccount) && (
        <Suspense>
          <KeptCount id={count} />
        </Suspense>
      )}
    </span>
  );
}

/** The header: logo, menu, account. Its decorative border makes it taller on every page but the home page (LAY-04). */
export function Header() {
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const menu = useId();
  const { pathname } = useLocation();

  // LAY-03: at 660 px and below, selecting an item closes the menu; between 661 and 720 px it stays open.
  const choose = () => {
    if (isNarrow(collapseWidth)) setOpen(false);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    burger.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape wherever the focus is in the menu
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <div className={classNames('wrap', styles.row)}>
        <Link to={paths.home} className={styles.logo} aria-label={text.logo}>
          <LogoMark />
          <span className={styles.word}>piactér</span>
        </Link>
        <span className={styles.burger}>
          <Button
            ref={burger}
            variant="ghost"
            square
            aria-label={open ? text.closeMenu : text.openMenu}
            aria-expanded={open}
            aria-controls={menu}
            onClick={() => setOpen(!open)}
          >
            <Icon shape={open ? IconX : IconMenu2} />
          </Button>
        </span>
        <Menu id={menu} open={open} choose={choose} />
        {open && (
          <Suspense>
            <BackToClose onClose={() => setOpen(false)} />
          </Suspense>
        )}
        <ButtonLink variant="soft" to={paths.advertise} className={styles.advertise}>
          <span>{text.advertise}</span>
        </ButtonLink>
        <FavouritesLink />
        <AccountLink />
      </div>
      {pathname !== paths.home && <BorderStrip />}
    </header>
  );
}
