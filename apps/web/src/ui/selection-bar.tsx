import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { type ReactNode, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import styles from './selection-bar.module.css';
import { text } from './selection-text.ts';

type Props = {
  /** What the actions are for, as screen readers hear it. */
  label: string;
  count: number;
  /** How many of them are on other pages of the list. */
  elsewhere?: number;
  onClear: () => void;
  /** A button for each action. */
  children: ReactNode;
};

/** A row of words and buttons in view at the bottom of the window. */
export const BottomBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar}>{children}</div>
);

/**
 * The actions on what is selected in a list, in view at the bottom of the window. On phones the first two of them, as the
 * list has to be seen, too; the others come up by a button.
 */
export function SelectionBar({ label, count, elsewhere = 0, onClear, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset className={classNames(styles.bar, styles.selection, isOpen && styles.open)}>
      <legend className="sr-only">{label}</legend>
      <b>{text.selected(count)}</b>
      {elsewhere > 0 && <span className={styles.elsewhere}>{text.elsewhere(elsewhere)}</span>}
      <Button variant="plain" className={styles.clear} onClick={onClear}>
        {text.clear}
      </Button>
      <div className={styles.actions}>{children}</div>
      <Button
        variant="plain"
        square
        className={styles.more}
        aria-label={text.more}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon shape={isOpen ? IconChevronDown : IconDots} />
      </Button>
    </fieldset>
  );
}
