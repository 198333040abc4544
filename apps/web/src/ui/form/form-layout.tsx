import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { text } from '../../lib/form/text.ts';
import { Button } from '../button.tsx';
import { formText } from '../form-text.ts';
import { Icon } from '../icon.tsx';
import styles from './form-layout.module.css';

/** A section of a long form; `done` shows a check mark in the index, `invalid` a red dot in its place. */
export type FormSection = { id: string; label: string; done?: boolean; invalid?: boolean };

type LayoutProps = { label: string; sections: readonly FormSection[]; current?: string; children: ReactNode };

/** A long form with the index of its sections: on desktops on the left, on narrower screens in a strip above. */
export function FormLayout({ label, sections, current, children }: LayoutProps) {
  return (
    <div className={styles.form}>
      {sections.length > 0 && (
        <nav className={styles.index} aria-label={label}>
          {sections.map((section) => (
            <a
              key={section.id}
              href={`#${section.id}`}
              aria-current={section.id === current ? 'true' : undefined}
            >
              {section.label}
              {section.invalid ? (
                <i className={styles.wrong}>
                  <span className="sr-only">{formText.wrongSection}</span>
                </i>
              ) : (
                section.done && <Icon shape={IconCheck} />
              )}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.sections}>{children}</div>
    </div>
  );
}

/** Six columns for fields; a cell spans 2, 3, 4 or 6 of them, on phones all of them unless `half`. */
export function FieldGrid({
  id,
  title,
  sub,
  children,
}: {
  id?: string;
  title?: string;
  sub?: string;
  children: ReactNode;
}) {
  return (
    <div id={id} className={styles.grid}>
      {title && (
        <div className={styles.head}>
          <h3>{title}</h3>
          {sub && <p>{sub}</p>}
        </div>
      )}
      {children}
    </div>
  );
}

export function Cell({
  span = 6,
  half,
  children,
}: {
  span?: 2 | 3 | 4 | 6;
  half?: boolean;
  children: ReactNode;
}) {
  return <div className={classNames(styles[`span${span}`], half && styles.half)}>{children}</div>;
}

type SaveBarProps = {
  /** What is unsaved or saved, with a link to the first invalid field. */
  status: ReactNode;
  unsaved: boolean;
  /** Where the form goes in steps: a card of its own, with the way to the step before. */
  steps?: { back: (() => void) | undefined } | undefined;
  /** 'Elvetés' and 'Mentés'. */
  children: ReactNode;
};

/** Sticky at the bottom of the form's panel; shows what is unsaved. */
export function SaveBar({ status, unsaved, steps, children }: SaveBarProps) {
  return (
    <div className={classNames(styles.saveBar, steps && styles.ofSteps)}>
      {steps?.back && (
        <Button variant="plain" className={styles.back ?? ''} onClick={steps.back}>
          <Icon shape={IconChevronLeft} />
          {formText.stepBefore}
        </Button>
      )}
      <span className={styles.status} role="status">
        {unsaved && <i aria-hidden="true" />}
        <span>{status}</span>
      </span>
      <span className={styles.buttons}>{children}</span>
    </div>
  );
}

type DiscardProps = {
  disabled: boolean;
  onClick: () => void;
  /** Whether there is no room beside it on a phone, where the bar has one row: its sign stands alone there. */
  isTight: boolean;
};

/** 'Elvetés', on the narrowest phones its sign alone. */
export function DiscardButton({ isTight, ...props }: DiscardProps) {
  return (
    <Button
      variant="ghost"
      className={classNames(styles.discard, isTight && styles.tight)}
      aria-label={text.discard}
      {...props}
    >
      <Icon shape={IconArrowBackUp} />
      <span>{text.discard}</span>
    </Button>
  );
}
