import { toFlag } from '@piacter/contracts/core';
import type { Appointment } from '@piacter/contracts/threads';
import { getSteps } from '@piacter/contracts/threads/values';
import type { Database } from '@piacter/db';
import type { Config } from '../../../config.ts';
import type { PartyRow } from '../threads.queries.ts';
import { splitTimes } from './appointment-times.ts';
import { type AppointmentRow, selectAppointments } from './appointments.queries.ts';
import { appointmentText } from './appointments.text.ts';
import { writeIcs } from './write-ics.ts';

type Side = Pick<PartyRow, 'side' | 'title' | 'threadID'>;

/** Where an appointment stands now. */
export const toProgress = ({ state, startsAt }: AppointmentRow, now: Date) => ({
  state,
  hasBegun: startsAt !== null && startsAt <= now,
});

const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** An appointment as a side sees it. */
export function createAppointmentMapper({ config }: { config: Pick<Config, 'publicUrl'> }) {
  const { host } = new URL(config.publicUrl);
  const toIcs = ({ appointmentID, kind, startsAt, version, updated }: AppointmentRow, title: string) =>
    startsAt &&
    writeIcs({
      appointmentID,
      version,
      updated,
      startsAt,
      host,
      summary: `${capitalize(appointmentText.kinds[kind])}: ${title}`,
    });

  return (row: AppointmentRow, { side, title }: Side, now: Date): Appointment => {
    const isOwn = row.proposedBy === side;
    const { appointmentID, kind, state, startsAt, version } = row;
    return {
      appointmentID,
      kind,
      state,
      isOwn: toFlag(isOwn),
      times: splitTimes(row.times).map((time) => time.toISOString()),
      startsAt: startsAt?.toISOString() ?? null,
      steps: getSteps({ ...toProgress(row, now), isOwn }),
      ownAnswer: side === 'owner' ? row.ownerAnswer : row.otherAnswer,
      version,
      ics: state === 'accepted' ? toIcs(row, title) : null,
    };
  };
}

/** The appointments of a thread for a side, the last one first. */
export function createAppointmentDescription({ config }: { config: Pick<Config, 'publicUrl'> }) {
  const toAppointment = createAppointmentMapper({ config });
  return async (db: Database, party: Side, now: Date): Promise<Appointment[]> => {
    const rows = await selectAppointments(db, party.threadID);
    return rows.map((row) => toAppointment(row, party, now));
  };
}
