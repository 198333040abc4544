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
  /** The words of the button that sends the form, while it is being sent others if need be. */
  submit: string;
  sending?: string;
  isDeletion?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog with a short form. */
export function FormDialog({
  title,
  intro,
  form,
  submit,
  sending = submit,
  isDeletion = false,
  onClose,
  children,
}: Props) {
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
          <Button type="submit" variant={isDeletion ? 'delete' : 'primary'} busy={form.isSending}>
            {form.isSending ? sending : submit}
          </Button>
        </div>
      </EndpointForm>
    </Dialog>
  );
}
