import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Fragment } from 'react';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { text } from './text.ts';

/** The path to this page; its last item, without an address, is the page itself. Hidden at 360 px and below. */
export function Breadcrumbs({ trail }: { trail: readonly { label: string; to?: string }[] }) {
  return (
    <nav className={styles.crumbs} aria-label={text.breadcrumbs}>
      {trail.map(({ label, to }, index) => (
        <Fragment key={label}>
          {index > 0 && <Icon shape={IconChevronRight} />}
          {to === undefined ? <span aria-current="page">{label}</span> : <Link to={to}>{label}</Link>}
        </Fragment>
      ))}
    </nav>
  );
}
