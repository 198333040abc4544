import type { Thread } from '@piacter/contracts/threads';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MessageList } from './message-list.tsx';

const thread = (count: number, lastIsOwn: 0 | 1 = 0): Thread => ({
  thread: {
    ...{ threadID: 7, kind: 'property', targetID: 3, side: 'other', title: 'Lakás', path: null },
    ...{ picture: null, isAvailable: 1, otherName: 'Anna', unread: 0, isArchived: 0, isMuted: 0 },
    ...{ isBlocked: 0, revision: 0, otherFirstName: null, price: null, canWrite: 1, canAttach: 0 },
  },
  messages: Array.from({ length: count }, (_none, index) => ({
    ...{ messageID: index + 1, kind: 'text', text: `${index}`, isMasked: 0, isWithdrawn: 0 },
    ...{ isOwn: index + 1 === count ? lastIsOwn : 0, files: [], fileCount: 0 },
    created: '2026-11-21T10:00:00.000Z',
  })),
  hasOlder: 0,
  contact: null,
  appointments: [],
  gate: 'open',
  reason: null,
});
const list = (shown: Thread) => (
  <MessageList
    thread={shown}
    files={undefined}
    onOlder={() => undefined}
    onWithdraw={undefined}
    onReport={() => undefined}
  />
);

/** A list of messages of a hundred pixels each, in a box of three hundred. */
function open(count: number) {
  const { rerender } = render(list(thread(count)));
  const box = screen.getByRole('log');
  let height = count * 100;
  Object.defineProperty(box, 'clientHeight', { value: 300 });
  Object.defineProperty(box, 'scrollHeight', { get: () => height });
  return {
    box,
    scrollTo(top: number) {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
    show(next: Thread) {
      height = next.messages.length * 100;
      rerender(list(next));
    },
  };
}

it('follows new messages while the last one is in view', () => {
  const { box, scrollTo, show } = open(5);
  show(thread(6));
  expect(box.scrollTop).toBe(600);
  scrollTo(295);
  show(thread(7));
  expect(box.scrollTop).toBe(700);
});

it('stays where something earlier is read, but shows what the reader writes', () => {
  const { box, scrollTo, show } = open(5);
  scrollTo(50);
  show(thread(6));
  expect(box.scrollTop).toBe(50);
  show(thread(7, 1));
  expect(box.scrollTop).toBe(700);
});

it('leads to a message that came while something earlier was read', () => {
  const { box, scrollTo, show } = open(5);
  const button = () => screen.queryByRole('button', { name: 'Új üzenet' });
  expect(button()).toBeNull();
  scrollTo(50);
  show(thread(6));
  fireEvent.click(screen.getByRole('button', { name: 'Új üzenet' }));
  expect([box.scrollTop, button()]).toEqual([600, null]);
  scrollTo(50);
  show(thread(7));
  scrollTo(400);
  expect(button()).toBeNull();
});

it('stays at what was read when earlier messages are put before it', () => {
  const { box, scrollTo, show } = open(5);
  show(thread(5));
  scrollTo(0);
  const { messages } = thread(5);
  show({
    ...thread(5),
    messages: [101, 102, 103]
      .map((messageID) => ({ ...messages[0], messageID }) as (typeof messages)[number])
      .concat(messages),
  });
  expect(box.scrollTop).toBe(300);
});
