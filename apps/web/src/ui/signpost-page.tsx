import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import { LogoMark } from './logo.tsx';
import styles from './signpost-page.module.css';

type Props = {
  title: string;
  hint: ReactNode;
  links?: { to: string; label: string }[];
  children?: ReactNode;
};

/** A page without content of its own that links to others: not found, error. */
export function SignpostPage({ title, hint, links = [], children }: Props) {
  return (
    <div className="wrap">
      <div className={styles.sign}>
        <LogoMark className={styles.mark} />
        <div>
          <h1>{title}</h1>
          {hint && <p>{hint}</p>}
          {children && <div className={styles.actions}>{children}</div>}
          {links.length > 0 && (
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </div>
  );
}
