import { type ReactNode, useId } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './panel.module.css';

type Props = {
  /** The heading (h2); makes the panel a labelled section. */
  title?: ReactNode;
  sub?: ReactNode;
  /** Without padding, for full-width content (tables, a save bar). */
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A card with an optional heading. */
export function Panel({ title, sub, flush, className, children }: Props) {
  const id = useId();
  const Element = title ? 'section' : 'div';
  return (
    <Element className={classNames(styles.panel, className)} aria-labelledby={title ? id : undefined}>
      {title && (
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {sub && <p>{sub}</p>}
        </div>
      )}
      {flush ? children : <div className={styles.body}>{children}</div>}
    </Element>
  );
}

/** The head of a page: h1, subtitle, and the main action. */
export function PageHead({ title, sub, action }: { title: ReactNode; sub?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.page}>
      <div>
        <h1>{title}</h1>
        {sub && <p>{sub}</p>}
      </div>
      {action}
    </div>
  );
}
