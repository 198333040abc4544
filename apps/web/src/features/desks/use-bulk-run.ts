import type { DeskFate } from '@piacter/contracts/desks';
import { useRef, useState } from 'react';
import { failureMessage, unexpectedMessage } from '../../lib/form/index.ts';
import { alert } from '../../lib/message-queue.ts';
import type { FirstOrder } from './promote-dialog.tsx';
import { text } from './text.ts';
import { getReversible, type Moved } from './undo-moves.ts';

/** What became of a change of several listings. */
export type Outcome = {
  fates: readonly DeskFate[];
  titles: ReadonlyMap<number, string>;
  /** The first of what was ordered. */
  order: FirstOrder | undefined;
  /** What can be taken back. */
  moved: Moved | undefined;
};

type About = {
  /** The names of the listings by their ids. */
  titles: ReadonlyMap<number, string>;
  getOrder?: (() => FirstOrder | undefined) | undefined;
  moved?: Moved | undefined;
};

type Options = { onDone?: () => void; onEnd?: () => Promise<unknown> };

type Work = (onProgress: (done: number) => void) => Promise<DeskFate[]>;

/** Runs changes of listings, one after the other, and says how far they are and what became of them. */
export function useBulkRun({ onDone, onEnd }: Options = {}) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [progress, setProgress] = useState<string>();
  const last = useRef<Promise<boolean>>(undefined);
  const start = async (work: Work, all: number, { titles, getOrder, moved }: About): Promise<boolean> => {
    setOutcome(undefined);
    setProgress(text.done.progress(0, all));
    try {
      const fates = await work((done) => setProgress(text.done.progress(done, all)));
      setOutcome({ fates, titles, order: getOrder?.(), moved: getReversible(moved, fates) });
      onDone?.();
      return true;
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
      return false;
    } finally {
      setProgress(undefined);
      await onEnd?.();
    }
  };
  /** After those before; false where it failed. */
  const runNext = async (...change: Parameters<typeof start>): Promise<boolean> => {
    const turn = (last.current ?? Promise.resolve()).then(() => start(...change));
    last.current = turn;
    try {
      return await turn;
    } finally {
      if (last.current === turn) last.current = undefined;
    }
  };
  /** Unless another one runs: a second tap. */
  const run = async (...change: Parameters<typeof start>): Promise<void> => {
    if (!last.current) await runNext(...change);
  };
  return { outcome, progress, run, runNext, close: () => setOutcome(undefined) };
}
