import { toBudapestDay } from '@piacter/contracts/core/days';
import { type AppointmentKind, appointmentKinds, appointmentLimits } from '@piacter/contracts/threads/values';
import { type FormEvent, useState } from 'react';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Note } from '../../../ui/note.tsx';
import { appointmentText } from '../text.ts';
import styles from './appointments.module.css';
import { getRefusal } from './get-refusal.ts';

type Props = {
  /** Undefined where the kind is chosen: of a new one. */
  kind: AppointmentKind | undefined;
  onSend: (times: string[], kind: AppointmentKind) => Promise<void>;
  onClose: () => void;
};

const kindOptions = appointmentKinds.map((value) => ({ value, label: appointmentText.kinds[value] }));
const empty = { day: '', time: '' };

/** Up to five days with times, for the other side to choose from. */
export function ProposeForm({ kind, onSend, onClose }: Props) {
  const [chosen, setChosen] = useState<AppointmentKind>(kind ?? 'viewing');
  const [rows, setRows] = useState([empty]);
  const [error, setError] = useState<string>();
  const { isBusy, run } = useSingleRun();
  const change = (index: number, changed: Partial<typeof empty>) =>
    setRows(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  async function send() {
    setError(undefined);
    try {
      await onSend(
        rows.map(({ day, time }) => `${day}T${time}`),
        chosen,
      );
      onClose();
    } catch (failure) {
      setError(getRefusal(failure));
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  const title = kind ? appointmentText.moveTitle : appointmentText.title;
  return (
    <form className={styles.form} aria-label={title} onSubmit={handleSubmit}>
      <h3>{title}</h3>
      <p className={styles.quiet}>{appointmentText.hint}</p>
      {!kind && (
        <SelectField
          label={appointmentText.kind}
          options={kindOptions}
          value={chosen}
          onChange={(value) => setChosen(appointmentKinds.find((one) => one === value) ?? chosen)}
        />
      )}
      {rows.map(({ day, time }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={index} className={styles.row}>
          <TextField
            label={appointmentText.day(index + 1)}
            type="date"
            min={toBudapestDay(new Date())}
            value={day}
            onChange={(value) => change(index, { day: value })}
          />
          <TextField
            label={appointmentText.time(index + 1)}
            type="time"
            value={time}
            onChange={(value) => change(index, { time: value })}
          />
          {rows.length > 1 && (
            <Button
              variant="plain"
              aria-label={appointmentText.fewer(index + 1)}
              onClick={() => setRows(rows.filter((_, at) => at !== index))}
            >
              ×
            </Button>
          )}
        </div>
      ))}
      {error && <Note variant="error">{error}</Note>}
      <div className={styles.buttons}>
        {rows.length < appointmentLimits.times && (
          <Button variant="soft" onClick={() => setRows([...rows, empty])}>
            {appointmentText.more}
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          {appointmentText.cancelForm}
        </Button>
        <Button type="submit" busy={isBusy}>
          {appointmentText.send}
        </Button>
      </div>
    </form>
  );
}
