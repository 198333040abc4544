import type { ReplyTo } from '@piacter/contracts';
import type {
  AppointmentBody,
  AppointmentChange,
  ThreadFile,
  ThreadUpdate,
} from '@piacter/contracts/threads';
import { isListingThread, type ThreadFileSize, type ThreadKind } from '@piacter/contracts/threads/values';
import { api } from '../../lib/api/index.ts';
import { loadFile } from '../../lib/api/load-file.ts';
import { upload } from '../../lib/api/upload.ts';
import { text } from './text.ts';

/** What stands before the name of what a thread is about: 'Ajánlat: '. */
export const getTitlePrefix = (kind: ThreadKind): string => {
  if (isListingThread(kind)) return '';
  return `${kind === 'service-offer' ? text.offer : text.request}: `;
};

type ThreadReply = ReplyTo<'GET /api/threads/{threadID}'>['data'];
type SentMessage = ReplyTo<'POST /api/threads/{threadID}/messages'>['data'];
type Range = { after?: string; before?: string };

/** Loads a file of a message. */
export interface FileLoading {
  load: (fileID: number, size: ThreadFileSize) => Promise<Blob>;
}

/** The calls of the files of messages, which have accounts only. */
export interface ThreadFileCalls extends FileLoading {
  upload: (contents: Blob, name: string, onProgress: (share: number) => void) => Promise<ThreadFile>;
  remove: (fileID: number) => Promise<unknown>;
}

/** Where a thread is read from and written to: the account's, or that of a mailed link. */
export interface ThreadSource {
  /** Names the draft. */
  key: string;
  load: (range: Range) => Promise<ThreadReply>;
  send: (body: { text: string; clientKey: string; files: number[] }) => Promise<SentMessage>;
  update: (change: ThreadUpdate) => Promise<unknown>;
  propose: (body: AppointmentBody) => Promise<unknown>;
  changeAppointment: (id: number, change: AppointmentChange) => Promise<unknown>;
  /** The secret of a mailed link, which stands for a session. */
  token?: string;
  /** Undefined by a mailed link. */
  files?: ThreadFileCalls;
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
    files: {
      upload: async (contents, name, onProgress) => {
        const body = new FormData();
        body.append('images', contents, name);
        const reply = await upload('POST /api/threads/{threadID}/files', { params, body, onProgress });
        const [file] = reply.data;
        if (!file) throw new Error('an upload replied without its file');
        return file;
      },
      remove: (fileID) =>
        api('DELETE /api/threads/{threadID}/files/{fileID}', { params: { threadID, fileID }, ...quietly }),
      load: (fileID, size) =>
        loadFile('GET /api/threads/{threadID}/files/{fileID}', {
          params: { threadID, fileID },
          query: { size },
        }),
    },
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
    send: async ({ text, clientKey }) =>
      (
        await api('POST /api/guest-threads/{token}/messages', {
          params,
          body: { text, clientKey },
          ...quietly,
        })
      ).data,
    update: (body) => api('PATCH /api/guest-threads/{token}', { params, body, ...quietly }),
    propose: (body) => api('POST /api/guest-threads/{token}/appointments', { params, body }),
    changeAppointment: (id, body) =>
      api('PATCH /api/guest-threads/{token}/appointments/{id}', { params: { ...params, id }, body }),
  };
};
