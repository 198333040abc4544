import type { Role } from '@piacter/contracts/core/values';
import { paths } from '@piacter/contracts/site/paths';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { WaitingCount } from '../../features/oversight/waiting/index.tsx';
import { UnreadCount } from '../../features/threads/unread/index.tsx';
import { useApi } from '../../lib/api/index.ts';
import { classNames } from '../../lib/class-names.ts';
import { useBackToClose } from '../../lib/use-back-to-close.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { logOut } from '../role-entry.ts';
import { findCurrentSection, roleSections, type Section } from '../role-sections.ts';
import { roleText as text } from '../role-text.ts';
import styles from './side-menu.module.css';

/** The name of whoever is signed in, as their profile has it; undefined without one. */
function useOwnName(): string | undefined {
  const profile = useApi('GET /api/user-profile', {}, { shouldRetryOnError: false }).data?.data;
  if (!profile) return undefined;
  const { isFirm, firmName, lastName, firstName } = profile;
  return (isFirm === 1 && firmName) || [lastName, firstName].filter(Boolean).join(' ') || undefined;
}

/** The addresses of the area's pages, from the handle of its route. */
function useAreaPages(): readonly unknown[] {
  const matches = useMatches();
  return matches.flatMap(({ handle }) =>
    typeof handle === 'object' && handle !== null && 'pages' in handle && Array.isArray(handle.pages)
      ? handle.pages
      : [],
  );
}

/** A role's side menu: home, its sections, logout. On phones a bar at the bottom, with the rest behind a button. */
export function SideMenu({ role, email }: { role: Role; email: string | undefined }) {
  const { pathname } = useLocation();
  const ownName = useOwnName();
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const id = useId();
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
      className={classNames(styles.item, section.onBar !== undefined && styles.onBar)}
      onClick={() => setOpen(false)}
      aria-current={section === current ? (section.to === pathname ? 'page' : 'true') : undefined}
    >
      <Icon shape={section.icon} />
      <span className={styles.label}>{section.label}</span>
      {section.onBar && (
        <span className={styles.short} aria-hidden="true">
          {section.onBar}
        </span>
      )}
      <span className={styles.count}>
        {section.hasUnread && <UnreadCount />}
        {section.waiting && <WaitingCount of={section.waiting} />}
      </span>
    </Link>
  );

  useBackToClose(() => setOpen(false), isOpen);
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      more.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [isOpen]);

  return (
    <>
      {isOpen && (
        <button
          type="button"
          className={styles.beside}
          aria-label={text.closeMenu}
          onClick={() => setOpen(false)}
        />
      )}
      <nav id={id} className={classNames(styles.side, isOpen && styles.open)} aria-label={text.sideMenu}>
        <div className={styles.me}>
          <Avatar name={ownName ?? email ?? name} />
          <div className={styles.who}>
            {(ownName ?? email) && <b title={email}>{ownName ?? email}</b>}
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
        <button
          ref={more}
          type="button"
          className={classNames(styles.item, styles.onBar, styles.more)}
          aria-label={text.moreLabel}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon shape={IconMenu2} />
          {text.more}
        </button>
      </nav>
    </>
  );
}
