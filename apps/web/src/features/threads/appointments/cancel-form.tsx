import { appointmentLimits } from '@piacter/contracts/threads/values';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { appointmentText } from '../text.ts';
import styles from './appointments.module.css';
import { getRefusal } from './get-refusal.ts';

type Props = { onSend: (reason: string) => Promise<void>; onClose: () => void };

/** Why an appointment is cancelled. */
export function CancelForm({ onSend, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { isBusy, run } = useSingleRun();
  async function send() {
    try {
      await onSend(reason.trim());
      onClose();
    } catch (failure) {
      setError(getRefusal(failure));
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  return (
    <form className={styles.form} aria-label={appointmentText.cancelTitle} onSubmit={handleSubmit}>
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
        <Button type="submit" busy={isBusy}>
          {appointmentText.cancel}
        </Button>
      </div>
    </form>
  );
}
