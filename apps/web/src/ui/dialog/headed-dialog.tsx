import { type ReactNode, useId, useRef } from 'react';
import { Dialog } from './dialog.tsx';
import { DialogCloseButton } from './dialog-close-button.tsx';
import styles from './headed-dialog.module.css';

type Props = { title: string; intro: string; onClose: () => void; children: ReactNode };

/** A modal dialog with a title, an introduction and a button that closes it. */
export function HeadedDialog({ title, intro, onClose, children }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      initialFocus={heading}
      className={styles.dialog}
      aria-labelledby={id}
      aria-describedby={`${id}-intro`}
      onClose={onClose}
    >
      <div className={styles.head}>
        <div>
          <h2 ref={heading} id={id} tabIndex={-1}>
            {title}
          </h2>
          <p id={`${id}-intro`}>{intro}</p>
        </div>
        <DialogCloseButton onClose={onClose} />
      </div>
      {children}
    </Dialog>
  );
}
