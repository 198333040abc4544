import type { ReactNode } from 'react';
import { formatDate, orDash } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './request-card.module.css';
import type { RequestFact, RequestSummary } from './request-summary.ts';
import { text } from './text.ts';

/** A description list in as many columns as fit. */
export function FactList({ facts }: { facts: readonly RequestFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value, hint }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' || value === null ? orDash(value) : value}</dd>
          {hint && <dd className={styles.hint}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}

type Props = RequestSummary & {
  to: string;
  description: string;
  created: string;
  /** The state of the request, or of the reader's answer to it. */
  badge?: ReactNode;
  /** Buttons beside the link to the request. */
  actions?: ReactNode;
};

/** A request of any kind in a list (REQ-03); a click anywhere but on its buttons opens it. */
export function RequestCard({ to, title, description, created, facts, badge, actions }: Props) {
  return (
    <Panel className={styles.card ?? ''}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <span className={styles.badges}>{badge}</span>
      </div>
      <p className={styles.description}>{description}</p>
      <div className={styles.body}>
        <FactList facts={facts} />
        <div className={styles.foot}>
          <span className={styles.created}>{text.sent(formatDate(created))}</span>
          <span className={styles.actions}>
            <ButtonLink variant="soft" to={to} className={styles.open} aria-label={text.openLabel(title)}>
              {text.open}
            </ButtonLink>
            {actions}
          </span>
        </div>
      </div>
    </Panel>
  );
}
