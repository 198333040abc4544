import type { ThreadFile, ThreadMessage } from '@piacter/contracts/threads';
import type { ThreadFileSize } from '@piacter/contracts/threads/values';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useEffect, useState } from 'react';
import { failureMessage } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { Button } from '../../../ui/button.tsx';
import { HeadedDialog } from '../../../ui/dialog/headed-dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { fileText } from '../text.ts';
import type { FileLoading } from '../thread-source.ts';
import { formatSize } from './attachments.tsx';
import styles from './files.module.css';

interface Loaded {
  /** The object URL; undefined until it is there. */
  address: string | undefined;
  failure: string | undefined;
}

/** A picture of a message, loaded once it is `wanted`: an address of it would need the session. */
function usePicture(calls: FileLoading, fileID: number, size: ThreadFileSize, wanted: boolean): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ address: undefined, failure: undefined });
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    let address: string | undefined;
    calls.load(fileID, size).then(
      (blob) => {
        if (isOver) return;
        address = URL.createObjectURL(blob);
        setLoaded({ address, failure: undefined });
      },
      (error: unknown) => {
        if (!isOver) setLoaded({ address: undefined, failure: failureMessage(error) });
      },
    );
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [calls, fileID, size, wanted]);
  return loaded;
}

type FileProps = { file: ThreadFile; calls: FileLoading };

async function save({ file, calls }: FileProps): Promise<void> {
  try {
    const contents = await calls.load(file.fileID, 'full');
    saveFile(file.name, contents, contents.type);
  } catch (error) {
    void alert(failureMessage(error), { colour: 'danger' });
  }
}

/** A picture as large as the window, with what saves it. */
function PictureDialog({ file, calls, onClose }: FileProps & { onClose: () => void }) {
  const { address, failure } = usePicture(calls, file.fileID, 'full', true);
  return (
    <HeadedDialog title={file.name} intro={formatSize(file.size)} onClose={onClose}>
      <div className={styles.opened}>
        {failure !== undefined && <Note variant="error">{failure}</Note>}
        {address === undefined && failure === undefined && <p role="status">{fileText.loading}</p>}
        {address !== undefined && <img src={address} alt={file.name} />}
        <Button variant="soft" onClick={() => void save({ file, calls })}>
          <Icon shape={IconDownload} />
          {fileText.save}
        </Button>
      </div>
    </HeadedDialog>
  );
}

function PictureFile({ file, calls }: FileProps) {
  const { box, isNear } = useIsNear();
  const { address, failure } = usePicture(calls, file.fileID, 'small', isNear);
  const [isOpen, setOpen] = useState(false);
  return (
    <div ref={box}>
      <button
        type="button"
        className={styles.picture}
        aria-label={fileText.open(file.name)}
        title={failure}
        onClick={() => setOpen(true)}
      >
        {address === undefined ? <Icon shape={IconPhoto} /> : <img src={address} alt="" />}
      </button>
      {isOpen && <PictureDialog {...{ file, calls }} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** A document, which is saved. */
const DocumentFile = ({ file, calls }: FileProps) => (
  <button type="button" className={styles.document} onClick={() => void save({ file, calls })}>
    <Icon shape={IconFileText} />
    <span className={styles.spoken}>{fileText.save}:</span>
    <span className={styles.name}>{file.name}</span>
    <span className={styles.size}>{formatSize(file.size)}</span>
  </button>
);

type Props = {
  message: Pick<ThreadMessage, 'files' | 'fileCount'>;
  /** Undefined for who reads the thread by a mailed link. */
  calls: FileLoading | undefined;
};

/** The files of a message: pictures as small ones, documents by their names (MSG-07). */
export function MessageFiles({ message: { files, fileCount }, calls }: Props) {
  const gone = fileCount - files.length;
  return (
    <>
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.fileID}>
            {!calls && <span className={styles.name}>{file.name}</span>}
            {calls && file.kind === 'picture' && <PictureFile {...{ file, calls }} />}
            {calls && file.kind === 'pdf' && <DocumentFile {...{ file, calls }} />}
          </li>
        ))}
      </ul>
      {!calls && files.length > 0 && <p className={styles.size}>{fileText.signIn}</p>}
      {gone > 0 && <p className={styles.size}>{fileText.gone(gone)}</p>}
    </>
  );
}
