import type { Thread, ThreadMessage } from '@piacter/contracts/threads';
import { threadPolling } from '@piacter/contracts/threads/values';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '../../lib/api/index.ts';
import type { ThreadSource } from './thread-source.ts';

const lastOf = (messages: readonly ThreadMessage[]) => messages.at(-1)?.messageID ?? 0;

/** The messages of both, each once, in their order. */
function joinMessages(known: readonly ThreadMessage[], added: readonly ThreadMessage[]): ThreadMessage[] {
  const fresh = new Set(added.map(({ messageID }) => messageID));
  const all = [...known.filter(({ messageID }) => !fresh.has(messageID)), ...added];
  return all.sort((a, b) => a.messageID - b.messageID);
}

interface State {
  thread: Thread | undefined;
  failure: ApiFailure | undefined;
}

/**
 * A thread that stays up to date by itself (MSG-06): it is polled every four seconds, less often while nothing
 * happens, not at all while the window is hidden, and at once when it is seen again. Whatever is seen is marked as read.
 */
export function useThread(source: ThreadSource, onRead: (() => void) | undefined) {
  const [{ thread, failure }, setState] = useState<State>({ thread: undefined, failure: undefined });
  const latest = useRef<Thread>(undefined);
  const read = useRef(onRead);
  read.current = onRead;
  const pollSoon = useRef<() => void>(undefined);

  const show = useCallback((next: Thread) => {
    latest.current = next;
    setState({ thread: next, failure: undefined });
  }, []);

  /** Loads what is new, or everything where something earlier has changed; whether anything was. */
  const poll = useCallback(async (): Promise<boolean> => {
    const before = latest.current;
    const after = before && lastOf(before.messages);
    const reply = await source.load(after ? { after: String(after) } : {});
    const isChanged =
      before !== undefined &&
      (reply.thread.revision !== before.thread.revision || reply.gate !== before.gate);
    if (isChanged) {
      show(await source.load({}));
      return true;
    }
    const messages = joinMessages(before?.messages ?? [], reply.messages);
    show({ ...reply, messages, hasOlder: before ? before.hasOlder : reply.hasOlder });
    const last = lastOf(messages);
    if (reply.thread.unread > 0 && last > 0) {
      await source.update({ readUpTo: last });
      read.current?.();
    }
    return reply.messages.length > 0;
  }, [source, show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay: number = threadPolling.first;
    let isOver = false;
    latest.current = undefined;
    const run = async () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const hasNews = await poll().catch((error: unknown) => {
        if (error instanceof ApiFailure) setState((state) => ({ ...state, failure: error }));
        else console.error(error);
        return false;
      });
      if (isOver) return;
      delay = hasNews ? threadPolling.first : Math.min(delay * threadPolling.growth, threadPolling.last);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), delay);
    };
    const runSoon = () => {
      delay = threadPolling.first;
      void run();
    };
    pollSoon.current = runSoon;
    runSoon();
    document.addEventListener('visibilitychange', runSoon);
    window.addEventListener('focus', runSoon);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', runSoon);
      window.removeEventListener('focus', runSoon);
    };
  }, [poll]);

  const add = useCallback(
    (message: ThreadMessage) => {
      const { current } = latest;
      if (current) show({ ...current, messages: joinMessages(current.messages, [message]) });
      pollSoon.current?.();
    },
    [show],
  );

  const loadOlder = useCallback(async () => {
    const { current } = latest;
    const first = current?.messages[0]?.messageID;
    if (!current || first === undefined) return;
    const older = await source.load({ before: String(first) });
    show({ ...current, messages: joinMessages(older.messages, current.messages), hasOlder: older.hasOlder });
  }, [source, show]);

  const reload = useCallback(async () => show(await source.load({})), [source, show]);

  return { thread, failure, add, loadOlder, reload };
}
