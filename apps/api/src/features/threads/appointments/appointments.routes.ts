import {
  changeAppointment,
  changeGuestAppointment,
  proposeAppointment,
  proposeGuestAppointment,
} from '@piacter/contracts/threads';
import { type Implementation, implement } from '../../../core/http/implement.ts';
import type { ThreadLinks } from '../thread-links.ts';
import type { AppointmentService } from './appointments.service.ts';
import { appointmentText as text } from './appointments.text.ts';

export const appointmentRoutes = (
  appointments: AppointmentService,
  links: Pick<ThreadLinks, 'arrange'>,
): Implementation[] => [
  implement(proposeAppointment, async ({ session, params, body }) => {
    const data = await appointments.proposeAs(session, params.threadID, body);
    return { insertID: data.appointmentID, data, message: text.proposed };
  }),
  implement(changeAppointment, async ({ session, params, body }) => ({
    data: await appointments.changeAs(session, params.id, body),
    message: text.changed,
  })),
  implement(proposeGuestAppointment, async ({ params, body }) => {
    const data = await links.arrange(params.token, (party) => appointments.propose(party, body));
    return { insertID: data.appointmentID, data, message: text.proposed };
  }),
  implement(changeGuestAppointment, async ({ params, body }) => ({
    data: await links.arrange(params.token, (party) => appointments.change(party, params.id, body)),
    message: text.changed,
  })),
];
