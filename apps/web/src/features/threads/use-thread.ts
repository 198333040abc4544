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

/** Whether messages that were loaded with one are to be read as those that were loaded with the other. */
const isSameState = (a: Thread, b: Thread) => a.thread.revision === b.thread.revision && a.gate === b.gate;

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
  /** As it was loaded, without a gap. */
  const loaded = useRef<Thread>(undefined);
  /** What was written here and not loaded yet: what the other side wrote before it may not be loaded either. */
  const sent = useRef<readonly ThreadMessage[]>([]);
  /** Numbers of the calls for what is new: the last one, and the last one whose reply has come. */
  const calls = useRef({ made: 0, answered: 0 });
  const read = useRef(onRead);
  read.current = onRead;
  const pollSoon = useRef<() => void>(undefined);

  const show = useCallback((next: Thread) => {
    loaded.current = next;
    const last = lastOf(next.messages);
    sent.current = sent.current.filter(({ messageID }) => messageID > last);
    setState({ thread: { ...next, messages: [...next.messages, ...sent.current] }, failure: undefined });
  }, []);

  /** What comes after a message, or everything; undefined where a later call was answered before. */
  const load = useCallback(
    async (after = 0): Promise<Thread | undefined> => {
      calls.current.made += 1;
      const call = calls.current.made;
      const reply = await source.load(after > 0 ? { after: String(after) } : {});
      if (call < calls.current.answered) return undefined;
      calls.current.answered = call;
      return reply;
    },
    [source],
  );

  const reload = useCallback(async () => {
    const reply = await load();
    if (reply) show(reply);
  }, [load, show]);

  /** Loads what is new, or everything where something earlier has changed or not all fits; whether anything was. */
  const poll = useCallback(async (): Promise<boolean> => {
    const after = lastOf(loaded.current?.messages ?? []);
    const reply = await load(after);
    if (!reply) return false;
    const { current } = loaded;
    const isPart = after > 0 && current !== undefined;
    if (isPart && (reply.hasOlder === 1 || !isSameState(reply, current))) {
      await reload();
      return true;
    }
    const next = isPart
      ? { ...reply, messages: joinMessages(current.messages, reply.messages), hasOlder: current.hasOlder }
      : reply;
    show(next);
    const last = lastOf(next.messages);
    if (reply.thread.unread > 0 && last > 0) {
      await source.update({ readUpTo: last });
      read.current?.();
    }
    return reply.messages.length > 0;
  }, [source, load, reload, show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let delay: number = threadPolling.first;
    let isOver = false;
    loaded.current = undefined;
    sent.current = [];
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
      // Replies that are on their way are of another thread.
      calls.current.made += 1;
      calls.current.answered = calls.current.made;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', runSoon);
      window.removeEventListener('focus', runSoon);
    };
  }, [poll]);

  const add = useCallback(
    (message: ThreadMessage) => {
      sent.current = joinMessages(sent.current, [message]);
      if (loaded.current) show(loaded.current);
      pollSoon.current?.();
    },
    [show],
  );

  const loadOlder = useCallback(async () => {
    const first = loaded.current?.messages[0]?.messageID;
    if (first === undefined) return;
    const older = await source.load({ before: String(first) });
    const { current } = loaded;
    // Loaded anew meanwhile, so that they may not be the ones before it, or not read as they do now.
    if (current?.messages[0]?.messageID !== first || !isSameState(older, current)) return;
    show({ ...current, messages: joinMessages(older.messages, current.messages), hasOlder: older.hasOlder });
  }, [source, show]);

  return { thread, failure, add, loadOlder, reload };
}
