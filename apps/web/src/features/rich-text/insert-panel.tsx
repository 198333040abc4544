import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from './rich-text.module.css';
import { text } from './text.ts';

type Props = {
  /** The fields. */
  children: ReactNode;
  submit: string;
  busy?: boolean;
  onSubmit: () => void;
  /** A further button, which removes what is edited. */
  remove?: { label: string; onClick: () => void } | undefined;
  onCancel: () => void;
};

/** A row of fields between toolbar and text. It is inside another form, so Enter must not submit that. */
export function InsertPanel({ children, submit, busy = false, onSubmit, remove, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input:not([hidden]), button')?.focus(), []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onSubmit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Enter and Escape of the fields in it
    <div ref={box} className={styles.panel} onKeyDown={handleKey}>
      {children}
      <div className={styles.panelButtons}>
        <Button variant="soft" busy={busy} onClick={onSubmit}>
          {submit}
        </Button>
        {remove && (
          <Button variant="plain" onClick={remove.onClick}>
            {remove.label}
          </Button>
        )}
        <Button variant="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </div>
  );
}
