import type { Appointment } from '@piacter/contracts/threads';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { appointmentText } from '../text.ts';
import type { ThreadSource } from '../thread-source.ts';
import { AppointmentCard } from './appointment-card.tsx';
import styles from './appointments.module.css';
import { ProposeForm } from './propose-form.tsx';

type Props = {
  source: ThreadSource;
  appointments: readonly Appointment[];
  canWrite: boolean;
  /** After a step, and after one that was refused, as others may have changed it. */
  reload: () => Promise<void>;
  onFailure: (error: unknown) => void;
};

/** The last appointment of a thread, and the form for a new one where none is open. */
export function Appointments({ source, appointments, canWrite, reload, onFailure }: Props) {
  const [isProposing, setProposing] = useState(false);
  const [last] = appointments;
  const isOpen = last?.steps.includes('cancel') === true;
  return (
    <div className={styles.appointments}>
      {last && (
        <AppointmentCard
          key={`${last.appointmentID} ${last.version}`}
          appointment={last}
          step={async (change) => {
            await source.changeAppointment(last.appointmentID, change);
            await reload();
          }}
          onFailure={(error) => {
            onFailure(error);
            void reload().catch(onFailure);
          }}
        />
      )}
      {canWrite && !isOpen && !isProposing && (
        <Button variant="soft" onClick={() => setProposing(true)}>
          {appointmentText.propose}
        </Button>
      )}
      {isProposing && (
        <ProposeForm
          kind={undefined}
          onSend={async (times, kind) => {
            await source.propose({ kind, times });
            await reload();
          }}
          onClose={() => setProposing(false)}
        />
      )}
    </div>
  );
}
