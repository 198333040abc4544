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

/** Runs a change of several listings, and says how far it is and what became of it; a second tap meanwhile is ignored. */
export function useBulkRun({ onDone, onEnd }: Options = {}) {
  const [outcome, setOutcome] = useState<Outcome>();
  const [progress, setProgress] = useState<string>();
  const isRunning = useRef(false);
  const run = async (
    work: (onProgress: (done: number) => void) => Promise<DeskFate[]>,
    all: number,
    { titles, getOrder, moved }: About,
  ) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setOutcome(undefined);
    setProgress(text.done.progress(0, all));
    try {
      const fates = await work((done) => setProgress(text.done.progress(done, all)));
      setOutcome({ fates, titles, order: getOrder?.(), moved: getReversible(moved, fates) });
      onDone?.();
    } catch (failure) {
      await alert(failureMessage(failure, unexpectedMessage), { colour: 'danger' });
    } finally {
      isRunning.current = false;
      setProgress(undefined);
      await onEnd?.();
    }
  };
  return { outcome, progress, run, close: () => setOutcome(undefined) };
}
