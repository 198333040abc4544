import { getNotificationSettings, saveNotificationSettings } from '@piacter/contracts/threads';
import { type Implementation, implement } from '../../../core/http/implement.ts';
import { threadText } from '../threads.text.ts';
import type { NotificationService } from './notifications.service.ts';

export const notificationRoutes = (notifications: NotificationService): Implementation[] => [
  implement(getNotificationSettings, async ({ session }) => ({ data: await notifications.get(session) })),
  implement(saveNotificationSettings, async ({ session, body }) => {
    await notifications.save(session, body);
    return { message: threadText.notificationsSaved };
  }),
];
