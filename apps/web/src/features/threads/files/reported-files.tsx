import type { ThreadFile } from '@piacter/contracts/threads';
import { useMemo } from 'react';
import { loadFile } from '../../../lib/api/load-file.ts';
import type { FileLoading } from '../thread-source.ts';
import { MessageFiles } from './message-files.tsx';

type Props = { messageID: number; files: ThreadFile[] };

/** The files of a reported message, or of one around it, for an admin (MSG-10). */
export function ReportedFiles({ messageID, files }: Props) {
  const calls = useMemo<FileLoading>(
    () => ({
      load: (fileID, size) =>
        loadFile('GET /api/reported-messages/{messageID}/files/{fileID}', {
          params: { messageID, fileID },
          query: { size },
        }),
    }),
    [messageID],
  );
  return <MessageFiles message={{ files, fileCount: files.length }} calls={calls} />;
}
