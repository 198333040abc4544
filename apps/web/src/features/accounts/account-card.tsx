import IconMailOpened from '@tabler/icons-react/dist/esm/icons/IconMailOpened.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './account.module.css';

/** The narrow page layout of the account screens. */
export function AccountCard({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      <Panel>
        <div className={styles.stack}>{children}</div>
      </Panel>
    </div>
  );
}

/** 'Check your mail': replaces the form that sent the mail, and receives its focus. */
export function MailSent({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      className={styles.sent}
      role="status"
      tabIndex={-1}
      // It replaces the form that had the focus.
      ref={(element) => element?.focus()}
    >
      <span className={styles.sign}>
        <Icon shape={IconMailOpened} />
      </span>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
