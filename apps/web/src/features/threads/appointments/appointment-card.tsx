import type { Appointment, AppointmentChange } from '@piacter/contracts/threads';
import { formatMoment } from '@piacter/contracts/threads/values';
import { useState } from 'react';
import { saveFile } from '../../../lib/save-file.ts';
import { useSingleRun } from '../../../lib/use-single-run.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { appointmentText } from '../text.ts';
import styles from './appointments.module.css';
import { CancelForm } from './cancel-form.tsx';
import { ProposeForm } from './propose-form.tsx';

const format = (instant: string): string => formatMoment(new Date(instant));

export type Step = (change: AppointmentChange) => Promise<void>;
type Props = { appointment: Appointment; step: Step; onFailure: (error: unknown) => void };

type TimesProps = {
  appointment: Appointment;
  isBusy: boolean;
  act: (change: AppointmentChange) => void;
};

/** The times to choose from, or the one that was chosen. */
function Times({ appointment, isBusy, act }: TimesProps) {
  const { state, startsAt, times, steps, isOwn } = appointment;
  if (startsAt) return <p className={styles.when}>{format(startsAt)}</p>;
  if (state !== 'proposed') return null;
  if (!steps.includes('accept'))
    return (
      <>
        <ul className={styles.times}>
          {times.map((time) => (
            <li key={time}>{format(time)}</li>
          ))}
        </ul>
        {isOwn === 1 && <p className={styles.quiet}>{appointmentText.waiting}</p>}
      </>
    );
  return (
    <>
      <p>{appointmentText.choose}</p>
      <ul className={styles.times}>
        {times.map((time, index) => (
          <li key={time}>
            <Button variant="soft" busy={isBusy} onClick={() => act({ accept: index })}>
              {appointmentText.accept(format(time))}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** An appointment of a thread, with what the user may do about it now (MSG-13). */
export function AppointmentCard({ appointment, step, onFailure }: Props) {
  const { kind, state, steps, ics, ownAnswer, version, appointmentID } = appointment;
  const [open, setOpen] = useState<'move' | 'cancel'>();
  const close = () => setOpen(undefined);
  const { isBusy, run } = useSingleRun();
  const act = (change: AppointmentChange) => void run(() => step({ ...change, version }).catch(onFailure));
  return (
    <section className={styles.card} aria-label={appointmentText.kinds[kind]}>
      <h3>
        {appointmentText.kinds[kind]} <Badge>{appointmentText.states[state]}</Badge>
      </h3>
      <Times {...{ appointment, isBusy, act }} />
      {steps.includes('answer') && (
        <div className={styles.buttons}>
          <b>{appointmentText.question}</b>
          {([1, 0] as const).map((happened) => (
            <Button
              key={happened}
              variant={ownAnswer === happened ? 'primary' : 'soft'}
              busy={isBusy}
              onClick={() => act({ happened })}
            >
              {happened === 1 ? appointmentText.yes : appointmentText.no}
            </Button>
          ))}
        </div>
      )}
      {ownAnswer !== null && <p className={styles.quiet}>{appointmentText.answered[ownAnswer]}</p>}
      {open === undefined && (
        <div className={styles.buttons}>
          {ics && steps.includes('cancel') && (
            <Button
              variant="soft"
              onClick={() => saveFile(`piacter-${appointmentID}.ics`, ics, 'text/calendar;charset=utf-8')}
            >
              {appointmentText.calendar}
            </Button>
          )}
          {steps.includes('move') && (
            <Button variant="ghost" onClick={() => setOpen('move')}>
              {appointmentText.move}
            </Button>
          )}
          {steps.includes('cancel') && (
            <Button variant="plain" onClick={() => setOpen('cancel')}>
              {appointmentText.cancel}
            </Button>
          )}
        </div>
      )}
      {open === 'move' && (
        <ProposeForm kind={kind} onSend={(move) => step({ move, version })} onClose={close} />
      )}
      {open === 'cancel' && <CancelForm onSend={(cancel) => step({ cancel, version })} onClose={close} />}
    </section>
  );
}
