import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './note.module.css';

const signs = { info: IconInfoCircle, done: IconCheck, error: IconAlertTriangle };

/**
 * A remark with its sign. `done` says success with a check (green is kept for 'Fiókom!'), `error` says failure
 * and is read out at once.
 */
export function Note({ variant = 'info', children }: { variant?: keyof typeof signs; children: ReactNode }) {
  const role = { info: undefined, done: 'status', error: 'alert' }[variant];
  return (
    <div role={role} className={classNames(styles.note, variant === 'error' && styles.error)}>
      <Icon of={signs[variant]} />
      <div>{children}</div>
    </div>
  );
}
