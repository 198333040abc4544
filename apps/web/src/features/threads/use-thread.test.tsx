import type { Thread, ThreadMessage } from '@piacter/contracts/threads';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ThreadSource } from './thread-source.ts';
import { useThread } from './use-thread.ts';

const message = (messageID: number): ThreadMessage => ({
  ...{ messageID, kind: 'text', text: `${messageID}`, isOwn: 0, isMasked: 0, isWithdrawn: 0 },
  ...{ files: [], fileCount: 0, created: '2026-11-21T10:00:00.000Z' },
});
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_none, index) => message(from + index));

/** A reply with the messages from one to another. */
const reply = (
  from: number,
  to: number,
  { revision = 0, ...changes }: Partial<Pick<Thread, 'hasOlder'>> & { revision?: number } = {},
): Thread => ({
  thread: {
    ...{ threadID: 7, kind: 'property', targetID: 3, side: 'other', title: 'Lakás', path: null },
    ...{ picture: null, isAvailable: 1, otherName: 'Anna', unread: 1, isArchived: 0, isMuted: 0 },
    ...{ isBlocked: 0, revision, otherFirstName: null, price: null, canWrite: 1, canAttach: 0 },
  },
  messages: range(from, to),
  hasOlder: 0,
  contact: null,
  appointments: [],
  gate: 'open',
  reason: null,
  ...changes,
});

type Call = { range: object; answer: (thread: Thread) => void };
let calls: Call[];
const update = vi.fn(async () => undefined);

function open() {
  const source: ThreadSource = {
    key: 'thread 7',
    load: (asked) => new Promise((answer) => calls.push({ range: asked, answer })),
    send: async () => message(0),
    update,
    propose: async () => undefined,
    changeAppointment: async () => undefined,
  };
  const { result } = renderHook(() => useThread(source, undefined));
  return {
    hook: () => result.current,
    shown: () => result.current.thread?.messages.map(({ messageID }) => messageID),
  };
}

/** Answers a call, the first being 0; it has to be there. */
const answer = (index: number, thread: Thread) =>
  act(async () => {
    const call = calls[index];
    if (!call) throw new Error(`there is no call ${index} among ${JSON.stringify(calls)}`);
    call.answer(thread);
  });
const poll = () => act(async () => void window.dispatchEvent(new Event('focus')));
const ids = (from: number, to: number) => range(from, to).map(({ messageID }) => messageID);

beforeEach(() => {
  calls = [];
});
afterEach(() => vi.clearAllMocks());

it('keeps what was written during a poll, and asks for what was written before it by the other side', async () => {
  const { hook, shown } = open();
  await answer(0, reply(1, 10));
  await poll();
  await act(async () => hook().add(message(12)));
  await answer(1, reply(1, 0));
  expect(shown()).toEqual([...ids(1, 10), 12]);
  expect(calls[2]?.range).toEqual({ after: '10' });
  await answer(2, reply(11, 12));
  expect(shown()).toEqual(ids(1, 12));
});

it('marks as read up to what was loaded, not up to what was written here', async () => {
  const { hook } = open();
  await answer(0, reply(1, 10));
  update.mockClear();
  await poll();
  await act(async () => hook().add(message(12)));
  await answer(1, reply(1, 0));
  expect(update).toHaveBeenCalledExactlyOnceWith({ readUpTo: 10 });
});

it('keeps older messages that were loaded during a poll', async () => {
  const { hook, shown } = open();
  await answer(0, reply(51, 100, { hasOlder: 1 }));
  await poll();
  act(() => void hook().loadOlder());
  await answer(2, reply(1, 50));
  await answer(1, reply(101, 101));
  expect(shown()).toEqual(ids(1, 101));
  expect(hook().thread?.hasOlder).toBe(0);
});

it('keeps new messages that were loaded during older ones', async () => {
  const { hook, shown } = open();
  await answer(0, reply(51, 100, { hasOlder: 1 }));
  act(() => void hook().loadOlder());
  await poll();
  await answer(2, reply(101, 101));
  await answer(1, reply(1, 50));
  expect(shown()).toEqual(ids(1, 101));
});

it('puts no older messages before others than those that they were asked for', async () => {
  const { hook, shown } = open();
  await answer(0, reply(51, 100, { hasOlder: 1 }));
  act(() => void hook().loadOlder());
  await poll();
  await answer(2, reply(1, 0, { revision: 1 }));
  await answer(3, reply(101, 150, { revision: 1, hasOlder: 1 }));
  await answer(1, reply(1, 50));
  expect(shown()).toEqual(ids(101, 150));
  expect(hook().thread?.hasOlder).toBe(1);
});

it('ignores the reply to a poll that a later one has overtaken', async () => {
  const { hook, shown } = open();
  await answer(0, reply(1, 10));
  await poll();
  await poll();
  const muted = reply(11, 12);
  await answer(2, { ...muted, thread: { ...muted.thread, isMuted: 1 } });
  await answer(1, reply(11, 11));
  expect(shown()).toEqual(ids(1, 12));
  expect(hook().thread?.thread.isMuted).toBe(1);
});

it('is loaded anew where more has come than one reply has, and leaves no gap that was marked as read', async () => {
  const { hook, shown } = open();
  await answer(0, reply(1, 10));
  update.mockClear();
  await poll();
  await answer(1, reply(31, 80, { hasOlder: 1 }));
  expect(update).not.toHaveBeenCalled();
  await waitFor(() => expect(calls[2]?.range).toEqual({}));
  await answer(2, reply(31, 80, { hasOlder: 1 }));
  expect(shown()).toEqual(ids(31, 80));
  expect(hook().thread?.hasOlder).toBe(1);
  act(() => void hook().loadOlder());
  expect(calls[3]?.range).toEqual({ before: '31' });
});
