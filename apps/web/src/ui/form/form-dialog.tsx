import { type ReactNode, useId, useRef } from 'react';
import type { FormState } from '../../lib/form/index.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogCloseButton } from '../dialog/dialog-close-button.tsx';
import { text } from '../text.ts';
import { EndpointForm } from './endpoint-form.tsx';
import styles from './form-dialog.module.css';

type Props = {
  title: string;
  intro: string;
  form: FormState;
  /** The button that sends the form. */
  submit: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog with a short form. */
export function FormDialog({ title, intro, form, submit, onClose, children }: Props) {
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
      <EndpointForm form={form} label={title} className={styles.form ?? ''}>
        {children}
        <div className={styles.buttons}>
          <Button variant="ghost" onClick={onClose}>
            {text.message.cancel}
          </Button>
          {submit}
        </div>
      </EndpointForm>
    </Dialog>
  );
}
