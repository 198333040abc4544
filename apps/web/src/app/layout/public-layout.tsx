import { Outlet } from 'react-router-dom';
import styles from './shell.module.css';
import { mainId } from './shell.tsx';

/** The main landmark of the public pages. A page lays out its own `wrap`, since some reach edge to edge. */
export function PublicLayout() {
  return (
    <main id={mainId} className={styles.main}>
      <Outlet />
    </main>
  );
}
