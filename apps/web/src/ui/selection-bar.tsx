import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './selection-bar.module.css';
import { text } from './selection-text.ts';

type Props = {
  /** What the actions are for, as screen readers hear it. */
  label: string;
  count: number;
  onClear: () => void;
  /** A button for each action. */
  children: ReactNode;
};

/** A row of words and buttons in view at the bottom of the window. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);

/** The actions on what is selected in a list, in view at the bottom of the window. */
export function SelectionBar({ label, count, onClear, children }: Props) {
  return (
    <fieldset className={`${styles.bar} ${styles.selection}`}>
      <legend className="sr-only">{label}</legend>
      <b>{text.selected(count)}</b>
      {children}
      <Button variant="plain" onClick={onClear}>
        {text.clear}
      </Button>
    </fieldset>
  );
}
