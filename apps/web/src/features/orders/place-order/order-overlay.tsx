import type { Role } from '@piacter/contracts/core/values';
import type { PackageOnSale } from '@piacter/contracts/packages';
import { type ReactNode, useId } from 'react';
import styles from './ordering.module.css';
import { PackageOrder } from './package-order.tsx';

type Props = {
  title: string;
  /** Why what lies beneath cannot be used, and what the package does about it. */
  reason: ReactNode;
  /** The packages that open it, in the order they are offered; undefined while they are on their way. */
  packages: readonly PackageOnSale[] | undefined;
  role: Role;
  /** What the package opens: it is seen, but neither mouse nor keyboard nor screen reader reaches it. */
  children: ReactNode;
};

/** Lies over what only a package opens and sells that package (SOC-02, GATE-02). */
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
          <div className={styles.reason}>{reason}</div>
          <PackageOrder packages={packages} role={role} />
        </section>
      </div>
    </div>
  );
}
