import { type RefObject, useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../lib/form/index.ts';
import type { ImageCalls } from './image-calls.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { text } from './text.ts';

/** A picture being uploaded. A failed one keeps its file for a retry. */
export type Upload = {
  key: number;
  file: File;
  /** The object URL of the picture. */
  preview: string;
  state: 'waiting' | 'preparing' | 'sending' | 'failed';
  /** Fraction of the body that was sent, from 0 to 1. */
  progress: number;
  message: string;
};

let lastKey = 0;

const createUpload = (file: File): Upload => {
  lastKey += 1;
  const preview = URL.createObjectURL(file);
  return { key: lastKey, file, preview, state: 'waiting', progress: 0, message: '' };
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
  /** Notices about the pictures of this visit: skipped, scaled down. */
  const [notices, setNotices] = useState<readonly string[]>([]);
  const [arrived, setArrived] = useState('');
  const own: UploadQueue = useRef(Promise.resolve());
  const queue = shared ?? own;

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((last) => last.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const addNotice = (notice: string) => setNotices((last) => [...last, notice]);

  const dismiss = (key: number) =>
    setUploads((last) => {
      for (const upload of last) if (upload.key === key) URL.revokeObjectURL(upload.preview);
      return last.filter((upload) => upload.key !== key);
    });

  const send = async ({ key, file }: Upload) => {
    change(key, { state: 'preparing', progress: 0, message: '' });
    try {
      const { picture, name, size } = await shrinkPicture(file);
      change(key, { state: 'sending' });
      await calls.upload(picture, name, (progress) => change(key, { progress }));
      if (size) addNotice(text.shrunk(file.name, size.width, size.height));
      setArrived(text.uploaded(file.name));
      await onUploaded();
      dismiss(key);
    } catch (error) {
      change(key, { state: 'failed', message: failureMessage(error, text.unexpected) });
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
    notices,
    arrived,
    dismiss,
    /** Adds as many files as fit, and notes the skipped ones. */
    add: (files: readonly File[], room: number) => {
      const pictures = files.filter((file) => file.type.startsWith('image/'));
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
