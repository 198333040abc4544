import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { fileText } from '../text.ts';
import styles from './files.module.css';
import type { Attachment, Attachments as List } from './use-attachments.ts';

const decimal = new Intl.NumberFormat('hu-HU', { maximumFractionDigits: 1 });
const kilobyte = 1024;

/** The size of a file: '350 kB', '1,4 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < kilobyte ** 2
    ? `${Math.max(1, Math.round(bytes / kilobyte))}\u00a0kB`
    : `${decimal.format(bytes / kilobyte ** 2)}\u00a0MB`;

type ItemProps = { item: Attachment; onRetry: () => void; onRemove: () => void };

function Item({ item, onRetry, onRemove }: ItemProps) {
  const { name, size, preview, state, progress, message, uploaded } = item;
  const shape = uploaded?.kind === 'picture' ? IconPhoto : IconFileText;
  return (
    <li className={styles.attachment}>
      <span className={styles.thumbnail}>
        {preview === undefined ? <Icon shape={shape} /> : <img src={preview} alt="" width={48} height={48} />}
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{name}</span>
        {state === 'sending' && <progress value={progress} max={1} aria-label={fileText.progress(name)} />}
        {state === 'ready' && <span className={styles.size}>{formatSize(size)}</span>}
        {state === 'failed' && <span className={styles.failed}>{message}</span>}
      </span>
      {state === 'failed' && (
        <Button variant="soft" aria-label={fileText.retryLabel(name)} onClick={onRetry}>
          {fileText.retry}
        </Button>
      )}
      <Button variant="plain" square aria-label={fileText.removeLabel(name)} onClick={onRemove}>
        <Icon shape={IconTrash} />
      </Button>
    </li>
  );
}

/** The files of the message that is being written, with what became of them (MSG-07). */
export function Attachments({ list }: { list: List }) {
  const { items, notices, arrived, retry, remove } = list;
  // Takes the focus of a button that goes with its file.
  const rest = useRef<HTMLDivElement>(null);
  const removeOne = (item: Attachment) => {
    remove(item);
    rest.current?.focus({ preventScroll: true });
  };
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.attachments} aria-label={fileText.attached}>
          {items.map((item) => (
            <Item key={item.key} item={item} onRetry={() => retry(item)} onRemove={() => removeOne(item)} />
          ))}
        </ul>
      )}
      <div ref={rest} tabIndex={-1} role="status" className={styles.notices}>
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
        <p className={styles.spoken}>{arrived}</p>
      </div>
    </>
  );
}
