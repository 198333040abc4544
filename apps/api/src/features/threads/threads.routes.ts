import {
  getGuestThread,
  getInbox,
  getThread,
  listThreads,
  openThread,
  sendGuestMessage,
  sendMessage,
  unsubscribeThread,
  unsubscribeThreadByMailer,
  updateGuestThread,
  updateThread,
  withdrawMessage,
} from '@piacter/contracts/threads';
import { type Implementation, implement } from '../../core/http/implement.ts';
import { NotModified } from '../../core/http/not-modified.ts';
import { appointmentRoutes } from './appointments/appointments.routes.ts';
import type { AppointmentService } from './appointments/index.ts';
import { type ThreadFiles, threadFileRoutes } from './files/index.ts';
import { notificationRoutes } from './notifications/notifications.routes.ts';
import type { NotificationService } from './notifications/notifications.service.ts';
import type { OpenThread } from './open-thread.service.ts';
import type { ThreadLinks } from './thread-links.ts';
import type { ThreadService } from './threads.service.ts';
import { threadText as text } from './threads.text.ts';

interface ThreadServices {
  threads: ThreadService;
  open: OpenThread;
  links: ThreadLinks;
  appointments: AppointmentService;
  files: ThreadFiles;
  notifications: NotificationService;
}

const toData = <Data>(data: Data | undefined) => {
  if (data === undefined) throw new NotModified();
  return { data };
};

export const threadRoutes = ({
  threads,
  open,
  links,
  appointments,
  files,
  notifications,
}: ThreadServices): Implementation[] => [
  ...appointmentRoutes(appointments, links),
  ...threadFileRoutes(files),
  ...notificationRoutes(notifications),
  implement(getInbox, async ({ session }) => ({ data: await threads.inbox(session) })),
  implement(listThreads, async ({ session, query }) => {
    const { rows: data, ...counts } = await threads.list(session, query);
    return { data, ...counts };
  }),
  implement(openThread, async ({ session, request, body }) => {
    const { threadID: insertID, message: data } = await open(session, request, body);
    return { insertID, data, message: text.sent };
  }),
  implement(getThread, async ({ session, params, query, isUnchanged }) =>
    toData(await threads.get(session, params.threadID, query, isUnchanged)),
  ),
  implement(sendMessage, async ({ session, params, body }) => {
    const data = await threads.send(session, params.threadID, body);
    return { insertID: data.messageID, data, message: text.sent };
  }),
  implement(updateThread, async ({ session, params, body }) => {
    await threads.update(session, params.threadID, body);
    return { message: text.updated };
  }),
  implement(withdrawMessage, async ({ session, params }) => {
    await threads.withdraw(session, params.messageID);
    return { message: text.withdrawn };
  }),
  implement(getGuestThread, async ({ params, query, isUnchanged }) =>
    toData(await links.get(params.token, query, isUnchanged)),
  ),
  implement(sendGuestMessage, async ({ params, body }) => {
    const data = await links.send(params.token, body);
    return { insertID: data.messageID, data, message: text.sent };
  }),
  implement(unsubscribeThread, async ({ body }) => {
    await links.unsubscribe(body.key);
    return { message: text.unsubscribed };
  }),
  implement(unsubscribeThreadByMailer, async ({ query }) => {
    await links.unsubscribe(query.key);
    return { message: text.unsubscribed };
  }),
  implement(updateGuestThread, async ({ params, body }) => {
    await links.update(params.token, body);
    return { message: text.updated };
  }),
];
