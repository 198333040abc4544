import { appointmentLimits } from '@piacter/contracts/threads/values';
import { type FormEvent, useState } from 'react';
import { failureMessage } from '../../../lib/form/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { appointmentText } from '../text.ts';
import styles from './appointments.module.css';

type Props = { onSend: (reason: string) => Promise<void>; onClose: () => void };

/** Why an appointment is cancelled. */
export function CancelForm({ onSend, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  async function send(event: FormEvent) {
    event.preventDefault();
    try {
      await onSend(reason.trim());
      onClose();
    } catch (failure) {
      setError(failureMessage(failure));
    }
  }
  return (
    <form
      className={styles.form}
      aria-label={appointmentText.cancelTitle}
      onSubmit={(event) => void send(event)}
    >
      <TextAreaField
        label={appointmentText.reason}
        hint={appointmentText.cancelHint}
        rows={2}
        required
        maxLength={appointmentLimits.reason}
        value={reason}
        error={error}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button variant="ghost" onClick={onClose}>
          {appointmentText.cancelForm}
        </Button>
        <Button type="submit">{appointmentText.cancel}</Button>
      </div>
    </form>
  );
}
