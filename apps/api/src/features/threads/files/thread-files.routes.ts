import { deleteThreadFile, getThreadFile, uploadThreadFiles } from '@piacter/contracts/threads';
import { type Implementation, implement } from '../../../core/http/implement.ts';
import { threadText } from '../threads.text.ts';
import type { ThreadFiles } from './thread-files.service.ts';

const { files: text } = threadText;

export const threadFileRoutes = (threadFiles: ThreadFiles): Implementation[] => [
  implement(uploadThreadFiles, async ({ session, params, files }) => ({
    data: await threadFiles.upload(session, params.threadID, files),
    message: text.uploaded(files.length),
  })),
  implement(getThreadFile, ({ session, params, query }) => threadFiles.read(session, params, query.size)),
  implement(deleteThreadFile, async ({ session, params }) => {
    await threadFiles.remove(session, params.threadID, params.fileID);
    return { message: text.removed };
  }),
];
