import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { text } from '../text.ts';
import { Dialog } from './dialog.tsx';
import styles from './headed-dialog.module.css';

/** The x in the head of a dialog. */
export function DialogCloseButton({ onClose }: { onClose: () => void }) {
  return (
    <Button variant="plain" square aria-label={text.close} onClick={onClose}>
      <Icon shape={IconX} />
    </Button>
  );
}

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
