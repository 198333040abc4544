import { dataReply, defineEndpoint, messageReply } from '../../core/index.ts';
import { notificationSettings } from './schemas.ts';

export const getNotificationSettings = defineEndpoint({
  method: 'GET',
  path: '/api/notification-settings',
  access: 'signed-in',
  summary:
    'When mails tell the caller of unread messages, by kind of thread, and when none are sent (MSG-09).',
  reply: dataReply(notificationSettings),
});

export const saveNotificationSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/notification-settings',
  access: 'signed-in',
  summary: 'Saves all of them; they hold for what is unread already, too.',
  body: notificationSettings,
  reply: messageReply,
});
