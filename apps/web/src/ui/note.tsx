import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Icon } from './icon.tsx';
import styles from './note.module.css';

const icons = { info: IconInfoCircle, done: IconCheck, error: IconAlertTriangle };

/**
 * A note with an icon. `done` reports success with a check mark (green is reserved for 'Fiókom!'), `error` reports a
 * failure and is announced at once.
 */
export function Note({ variant = 'info', children }: { variant?: keyof typeof icons; children: ReactNode }) {
  const role = { info: undefined, done: 'status', error: 'alert' }[variant];
  return (
    <div role={role} className={classNames(styles.note, variant === 'error' && styles.error)}>
      <Icon shape={icons[variant]} />
      <div>{children}</div>
    </div>
  );
}
