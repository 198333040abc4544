import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { DialogCloseButton } from '../../ui/dialog/dialog-close-button.tsx';
import { text as shared } from '../../ui/text.ts';
import styles from './desk.module.css';

type Props = {
  title: string;
  intro: string;
  /** The button that does it; undefined while there is nothing to do. */
  submit: string | undefined;
  isBusy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog of the desk. */
export function DeskDialog({ title, intro, submit, isBusy = false, onSubmit, onClose, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog initialFocus={heading} className={styles.dialog} aria-labelledby={id} onClose={onClose}>
      <div className={styles.dialogHead}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <DialogCloseButton onClose={onClose} />
      </div>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (submit !== undefined && !isBusy) onSubmit();
        }}
      >
        <p>{intro}</p>
        {children}
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={onClose}>
            {shared.message.cancel}
          </Button>
          {submit !== undefined && (
            <Button type="submit" busy={isBusy}>
              {submit}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
