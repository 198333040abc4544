import type { Role } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { advertiserPaths } from '@piacter/contracts/site/paths';
import { type ReactNode, useId } from 'react';
import { Link } from '../../../ui/link.tsx';
import styles from './ordering.module.css';
import { PackageOrder } from './package-order.tsx';
import { text } from './text.ts';

type Props = {
  title: string;
  /** Why the content is locked, and what the package unlocks. */
  reason: ReactNode;
  /** The packages that unlock it, in the order of the options; undefined while they load. */
  packages: readonly PackageOnSale[] | undefined;
  role: Role;
  /** The locked content: visible, but inert for mouse, keyboard and screen reader. */
  children: ReactNode;
};

/** An overlay on content that needs a package, with the order of that package (SOC-02, GATE-02). */
export function OrderOverlay({ title, reason, packages, role, children }: Props) {
  const id = useId();
  return (
    <div className={styles.covered}>
      <div className={styles.beneath} inert aria-hidden="true">
        {children}
      </div>
      <div className={styles.veil}>
        <section className={styles.over} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <div className={styles.reason}>
            {reason}
            <p>
              {text.orderedUnpaid} <Link to={advertiserPaths(role).orders}>{text.toOrders}</Link>
            </p>
          </div>
          <PackageOrder packages={packages} role={role} />
        </section>
      </div>
    </div>
  );
}
