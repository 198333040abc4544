import IconPhotoOff from '@tabler/icons-react/dist/esm/icons/IconPhotoOff.mjs';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './image-board.module.css';
import { text } from './text.ts';
import type { Upload } from './use-uploads.ts';

const formatState = ({ state, progress }: Upload): string => {
  if (state === 'waiting') return text.waiting;
  if (state === 'preparing') return text.preparing;
  // Everything is sent; the server is processing it.
  return progress >= 1 ? text.storing : text.sending(Math.round(progress * 100));
};

type Props = { upload: Upload; onRetry: () => void; onDismiss: () => void };

/** A picture being uploaded, with its progress; a failed one stays and can be retried. */
export function UploadTile({ upload, onRetry, onDismiss }: Props) {
  const { file, preview, state, progress, message, canRetry } = upload;
  // The server may be able to read what the browser cannot display.
  const [isUndisplayable, setUndisplayable] = useState(false);
  const isFailed = state === 'failed';
  return (
    <li className={classNames(styles.tile, isFailed && styles.failed)}>
      <div className={styles.picture}>
        {isUndisplayable ? (
          <Icon shape={IconPhotoOff} className={styles.sign} />
        ) : (
          <img
            src={preview}
            alt={file.name}
            width={320}
            height={213}
            className={styles.pale}
            onError={() => setUndisplayable(true)}
          />
        )}
      </div>
      {isFailed ? (
        <div className={styles.failure}>
          <p role="alert">{message}</p>
          {canRetry && (
            <Button variant="soft" aria-label={text.retryLabel(file.name)} onClick={onRetry}>
              {text.again}
            </Button>
          )}
          <Button variant="plain" aria-label={text.dismissLabel(file.name)} onClick={onDismiss}>
            {text.dismiss}
          </Button>
        </div>
      ) : (
        <div className={styles.progress}>
          <progress value={progress} max={1} aria-label={file.name} />
          <span>{formatState(upload)}</span>
        </div>
      )}
    </li>
  );
}
