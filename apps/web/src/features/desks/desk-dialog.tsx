import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog/headed-dialog.module.css';
import { HeadedDialog } from '../../ui/dialog/headed-dialog.tsx';
import { text as shared } from '../../ui/text.ts';

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
  return (
    <HeadedDialog {...{ title, intro, onClose }}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (submit !== undefined && !isBusy) onSubmit();
        }}
      >
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
    </HeadedDialog>
  );
}
