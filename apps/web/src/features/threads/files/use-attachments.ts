import type { ThreadFile } from '@piacter/contracts/threads';
import { threadLimits } from '@piacter/contracts/threads/values';
import { useEffect, useRef, useState } from 'react';
import { failureMessage } from '../../../lib/form/index.ts';
import { acceptedImageTypes, isPicture, shrinkPicture } from '../../images/index.ts';
import { fileText } from '../text.ts';
import type { ThreadFileCalls } from '../thread-source.ts';

const pdfType = 'application/pdf';
/** What the file dialog offers. */
export const acceptedTypes = `${acceptedImageTypes},${pdfType}`;

/** A file of the message that is being written. A failed one keeps its contents for a retry. */
export interface Attachment {
  key: number;
  name: string;
  /** Bytes. */
  size: number;
  /** The object URL of a picture that was chosen in this visit. */
  preview?: string;
  state: 'sending' | 'ready' | 'failed';
  /** Fraction that was sent, from 0 to 1. */
  progress: number;
  message: string;
  chosen?: File;
  uploaded?: ThreadFile;
}

let lastKey = 0;
const nextKey = (): number => {
  lastKey += 1;
  return lastKey;
};

const fromUploaded = (uploaded: ThreadFile): Attachment => ({
  key: nextKey(),
  name: uploaded.name,
  size: uploaded.size,
  state: 'ready',
  progress: 1,
  message: '',
  uploaded,
});

const fromChosen = (chosen: File): Attachment => ({
  key: nextKey(),
  name: chosen.name,
  size: chosen.size,
  ...(chosen.type !== pdfType && { preview: URL.createObjectURL(chosen) }),
  state: 'sending',
  progress: 0,
  message: '',
  chosen,
});

function releasePreviews(gone: readonly Attachment[]): void {
  for (const { preview } of gone) if (preview !== undefined) URL.revokeObjectURL(preview);
}

/** Those of the chosen files that can be sent, and what is to be said of the others. */
function sortOut(chosen: readonly File[], room: number): { taken: File[]; notices: string[] } {
  const fitting = chosen.filter((file) => isPicture(file) || file.type === pdfType);
  // Pictures are scaled down before.
  const small = fitting.filter((file) => isPicture(file) || file.size <= threadLimits.fileBytes);
  const taken = small.slice(0, Math.max(0, room));
  return {
    taken,
    notices: [
      ...chosen.filter((file) => !fitting.includes(file)).map(({ name }) => fileText.wrongKind(name)),
      ...fitting.filter((file) => !small.includes(file)).map(({ name }) => fileText.tooLarge(name)),
      ...(small.length > taken.length ? [fileText.tooMany(small.length - taken.length)] : []),
    ],
  };
}

/** The files of the message that is being written: each is uploaded as soon as it was chosen, one after the other. */
export function useAttachments(calls: ThreadFileCalls | undefined, kept: readonly ThreadFile[]) {
  const [items, setItems] = useState<readonly Attachment[]>(() => kept.map(fromUploaded));
  const [notices, setNotices] = useState<readonly string[]>([]);
  /** What screen readers hear. */
  const [arrived, setArrived] = useState('');
  const queue = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(items);
  latest.current = items;

  const change = (key: number, part: Partial<Attachment>) =>
    setItems((last) => last.map((item) => (item.key === key ? { ...item, ...part } : item)));
  const isKept = (key: number) => latest.current.some((item) => item.key === key);

  async function upload({ key, chosen }: Attachment) {
    if (!chosen || !calls || !isKept(key)) return;
    try {
      const { picture, name } = isPicture(chosen)
        ? await shrinkPicture(chosen, threadLimits.fileBytes)
        : { picture: chosen, name: chosen.name };
      const uploaded = await calls.upload(picture, name, (progress) => change(key, { progress }));
      // It was removed meanwhile.
      if (!isKept(key)) return void calls.remove(uploaded.fileID).catch(() => undefined);
      change(key, { state: 'ready', uploaded, name: uploaded.name, size: uploaded.size });
      setArrived(fileText.uploaded(uploaded.name));
    } catch (error) {
      change(key, { state: 'failed', message: failureMessage(error) });
    }
  }
  const enqueue = (item: Attachment) => {
    queue.current = queue.current.then(() => upload(item));
  };

  useEffect(() => () => releasePreviews(latest.current), []);

  return {
    items,
    notices,
    arrived,
    isBusy: items.some(({ state }) => state === 'sending'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    uploaded: items.flatMap((item) => (item.uploaded ? [item.uploaded] : [])),
    add: (chosen: readonly File[]) => {
      const { taken, notices: said } = sortOut(chosen, threadLimits.files - items.length);
      const added = taken.map(fromChosen);
      setNotices(said);
      latest.current = [...latest.current, ...added];
      setItems((last) => [...last, ...added]);
      for (const item of added) enqueue(item);
    },
    retry: (item: Attachment) => {
      change(item.key, { state: 'sending', progress: 0, message: '' });
      enqueue(item);
    },
    remove: (item: Attachment) => {
      releasePreviews([item]);
      setNotices([]);
      setItems((last) => last.filter(({ key }) => key !== item.key));
      // What stays there is deleted after a day.
      if (item.uploaded) void calls?.remove(item.uploaded.fileID).catch(() => undefined);
    },
    /** After these were sent; others may have been chosen meanwhile. */
    clear: (sent: readonly ThreadFile[]) => {
      const wasSent = ({ uploaded }: Attachment) => sent.some(({ fileID }) => fileID === uploaded?.fileID);
      releasePreviews(items.filter(wasSent));
      setNotices([]);
      setItems((last) => last.filter((item) => !wasSent(item)));
    },
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
