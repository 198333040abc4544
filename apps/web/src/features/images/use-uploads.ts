import { type RefObject, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../lib/api/index.ts';
import { failureMessage } from '../../lib/form/index.ts';
import { getOfflineDetail } from '../../lib/offline.ts';
import type { ImageCalls } from './image-calls.ts';
import { isPicture, shrinkPicture } from './shrink-picture.ts';
import { text } from './text.ts';

/** A picture being uploaded. A failed one keeps its file for a retry, where that may succeed, and holds no place. */
export type Upload = {
  key: number;
  file: File;
  /** The object URL of the picture. */
  preview: string;
  state: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** Fraction of the body that was sent, from 0 to 1. */
  progress: number;
  message: string;
  canRetry: boolean;
};

/** What will be refused again: the file itself is not one that is taken. */
const finalStatuses = [413, 415, 422];
const isFinal = (failure: unknown) => failure instanceof ApiFailure && finalStatuses.includes(failure.status);

let lastKey = 0;

const createUpload = (file: File): Upload => {
  lastKey += 1;
  const preview = URL.createObjectURL(file);
  return { key: lastKey, file, preview, state: 'waiting', progress: 0, message: '', canRetry: true };
};

/** Resolves once no upload is waiting or under way. */
export type UploadQueue = RefObject<Promise<void>>;

/** Uploads pictures sequentially, which keeps the order of selection; `shared` is a queue that others wait for. */
export function useUploads(
  calls: Pick<ImageCalls, 'upload'>,
  onUploaded: () => Promise<unknown>,
  shared?: UploadQueue,
) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  /** Notices about the pictures that were just chosen and left out. */
  const [notices, setNotices] = useState<readonly string[]>([]);
  /** The number of pictures that were scaled down in this visit. */
  const [shrunk, setShrunk] = useState(0);
  const [arrived, setArrived] = useState('');
  const own: UploadQueue = useRef(Promise.resolve());
  const queue = shared ?? own;

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((last) => last.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const dismiss = (key: number) =>
    setUploads((last) => {
      for (const upload of last) if (upload.key === key) URL.revokeObjectURL(upload.preview);
      return last.filter((upload) => upload.key !== key);
    });

  const send = async ({ key, file }: Upload) => {
    change(key, { state: 'preparing', progress: 0, message: '' });
    try {
      const { picture, name, isSmaller } = await shrinkPicture(file);
      change(key, { state: 'sending' });
      await calls.upload(picture, name, (progress) => change(key, { progress }));
      if (isSmaller) setShrunk((count) => count + 1);
      setArrived(text.uploaded(file.name));
      await onUploaded();
      dismiss(key);
    } catch (error) {
      const message = [failureMessage(error, text.unexpected), getOfflineDetail()].filter(Boolean).join(' ');
      change(key, { state: 'failed', message, canRetry: !isFinal(error) });
    }
  };
  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => send(upload));
  };

  // The previews are released with the board.
  const latest = useRef(uploads);
  latest.current = uploads;
  useEffect(
    () => () => {
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  // Closing or reloading the tab would cancel the uploads; other pages of the application do not.
  const isBusy = uploads.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isBusy]);

  return {
    uploads,
    /** Those that hold a place. */
    pending: uploads.filter(({ state }) => state !== 'failed').length,
    notices: shrunk > 0 ? [...notices, text.shrunk(shrunk)] : notices,
    arrived,
    dismiss,
    /** Adds as many files as fit, and notes the skipped ones. */
    add: (files: readonly File[], room: number) => {
      const pictures = files.filter(isPicture);
      const kept = pictures.slice(0, Math.max(0, room));
      const skipped = pictures.length - kept.length;
      setNotices([
        ...files.filter((file) => !pictures.includes(file)).map((file) => text.notPicture(file.name)),
        ...(skipped > 0 ? [text.tooMany(kept.length, skipped)] : []),
      ]);
      const added = kept.map(createUpload);
      setUploads((last) => [...last, ...added]);
      for (const upload of added) enqueue(upload);
    },
    retry: (upload: Upload) => {
      change(upload.key, { state: 'waiting', message: '' });
      enqueue(upload);
    },
  };
}
