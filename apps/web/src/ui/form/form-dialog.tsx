import type { ReactNode } from 'react';
import type { FormState } from '../../lib/form/index.ts';
import { Button } from '../button.tsx';
import styles from '../dialog/headed-dialog.module.css';
import { HeadedDialog } from '../dialog/headed-dialog.tsx';
import { text } from '../text.ts';
import { EndpointForm } from './endpoint-form.tsx';

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
  return (
    <HeadedDialog {...{ title, intro, onClose }}>
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
    </HeadedDialog>
  );
}
