import type { Role } from '@piacter/contracts/core/values';
import { paths } from '@piacter/contracts/site/paths';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { WaitingCount } from '../../features/oversight/waiting/index.ts';
import { UnreadCount } from '../../features/threads/unread/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { logOut } from '../role-entry.ts';
import { findCurrentSection, roleSections, type Section } from '../role-sections.ts';
import { roleText as text } from '../role-text.ts';
import styles from './side-menu.module.css';

/** The addresses of the area's pages, from the handle of its route. */
function useAreaPages(): readonly unknown[] {
  const matches = useMatches();
  return matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'pages' in handle && Array.isArray(handle.pages)
      ? handle.pages
      : [],
  );
}

/** A role's side menu: home, its sections, logout. On phones a scrolling row with the current section in view. */
export function SideMenu({ role, email }: { role: Role; email: string | undefined }) {
  const { pathname } = useLocation();
  const list = useRef<HTMLElement>(null);
  const pages = useAreaPages();
  const { name, sections, group } = roleSections[role];
  // Sections whose page does not exist are left out.
  const hasPage = ({ to }: Section) => to === paths.home || pages.includes(to);
  const first = sections.filter(hasPage);
  const second = group?.sections.filter(hasPage) ?? [];
  const current = findCurrentSection([...first, ...second], pathname);
  const toLink = (section: Section) => (
    <Link
      key={section.to}
      to={section.to}
      className={styles.item}
      aria-current={section === current ? (section.to === pathname ? 'page' : 'true') : undefined}
    >
      <Icon shape={section.icon} />
      {section.label}
      {section.hasUnread && <UnreadCount />}
      {section.waiting && <WaitingCount of={section.waiting} />}
    </Link>
  );

  useEffect(() => {
    if (current === undefined) return;
    const item = list.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls horizontally only: scrollIntoView would scroll the page as well.
    if (item && list.current)
      list.current.scrollLeft = item.offsetLeft - (list.current.clientWidth - item.offsetWidth) / 2;
  }, [current]);

  return (
    <nav ref={list} className={styles.side} aria-label={text.sideMenu}>
      <div className={styles.me}>
        <Avatar name={email ?? name} />
        <div className={styles.who}>
          {email && <b title={email}>{email}</b>}
          <span>{name}</span>
        </div>
      </div>
      {first.map(toLink)}
      {second.length > 0 && (
        <>
          <p className={styles.group}>{group?.title}</p>
          {second.map(toLink)}
        </>
      )}
      <button type="button" className={`${styles.item} ${styles.out}`} onClick={() => void logOut()}>
        <Icon shape={IconLogout} />
        {text.logout}
      </button>
    </nav>
  );
}
