import { useEffect } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session.ts';
import { warmMessageBox } from '../../ui/message-box/message-box-host.tsx';
import { MantineArea } from '../mantine-area.tsx';
import { isRole, roleOf } from '../paths.ts';
import type { RoleEntry } from '../role-entry.ts';
import styles from './role-layout.module.css';
import { mainId } from './shell.tsx';
import { SideMenu } from './side-menu.tsx';

/**
 * A role's area: side menu and page. The generic payment page lies outside the areas; there the session says
 * whose menu is shown (LAY-16).
 */
export function RoleLayout() {
  const { pathname } = useLocation();
  const session = useSession();
  const entry = useLoaderData<RoleEntry>();
  // Here people write and delete; what they are told or asked then must come without a connection too.
  useEffect(warmMessageBox, []);
  const role = roleOf(pathname) ?? session?.path;
  return (
    <MantineArea>
      <div className={`wrap ${styles.area}`}>
        {isRole(role) ? <SideMenu role={role} email={entry.email} /> : <div />}
        <main id={mainId} className={styles.main}>
          <Outlet />
        </main>
      </div>
    </MantineArea>
  );
}
