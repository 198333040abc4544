import type { ReplyTo } from '@piacter/contracts';
import type { AppointmentBody, AppointmentChange, ThreadUpdate } from '@piacter/contracts/threads';
import { api } from '../../lib/api/index.ts';

type ThreadReply = ReplyTo<'GET /api/threads/{threadID}'>['data'];
type SentMessage = ReplyTo<'POST /api/threads/{threadID}/messages'>['data'];
type Range = { after?: string; before?: string };

/** Where a thread is read from and written to: the account's, or that of a mailed link. */
export interface ThreadSource {
  /** Names the draft. */
  key: string;
  load: (range: Range) => Promise<ThreadReply>;
  send: (body: { text: string; clientKey: string }) => Promise<SentMessage>;
  update: (change: ThreadUpdate) => Promise<unknown>;
  propose: (body: AppointmentBody) => Promise<unknown>;
  changeAppointment: (id: number, change: AppointmentChange) => Promise<unknown>;
  /** The secret of a mailed link, which stands for a session. */
  token?: string;
  /** Undefined where messages cannot be withdrawn. */
  withdraw?: (messageID: number) => Promise<unknown>;
}

export const ownThread = (threadID: number): ThreadSource => {
  const params = { threadID };
  const quietly = { isBackground: true } as const;
  return {
    key: `thread ${threadID}`,
    load: async (query) => (await api('GET /api/threads/{threadID}', { params, query, ...quietly })).data,
    send: async (body) =>
      (await api('POST /api/threads/{threadID}/messages', { params, body, ...quietly })).data,
    update: (body) => api('PATCH /api/threads/{threadID}', { params, body, ...quietly }),
    propose: (body) => api('POST /api/threads/{threadID}/appointments', { params, body }),
    changeAppointment: (id, body) => api('PATCH /api/appointments/{id}', { params: { id }, body }),
    withdraw: (messageID) => api('DELETE /api/messages/{messageID}', { params: { messageID } }),
  };
};

export const linkedThread = (token: string): ThreadSource => {
  const params = { token };
  const quietly = { isBackground: true } as const;
  return {
    key: `link ${token}`,
    token,
    load: async (query) => (await api('GET /api/guest-threads/{token}', { params, query, ...quietly })).data,
    send: async (body) =>
      (await api('POST /api/guest-threads/{token}/messages', { params, body, ...quietly })).data,
    update: (body) => api('PATCH /api/guest-threads/{token}', { params, body, ...quietly }),
    propose: (body) => api('POST /api/guest-threads/{token}/appointments', { params, body }),
    changeAppointment: (id, body) =>
      api('PATCH /api/guest-threads/{token}/appointments/{id}', { params: { ...params, id }, body }),
  };
};
