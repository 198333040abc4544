import { type ReactNode, useSyncExternalStore } from 'react';

export type MessageColour = 'default' | 'danger';

/** A message of the message box, with its own buttons and colour, so that these never outlive it (LAY-10). */
export type Message = {
  title?: string;
  text: ReactNode;
  /** A second paragraph in smaller text. */
  detail?: ReactNode;
  colour?: MessageColour;
  /** The label of the main button; 'OK' by default. */
  confirm?: string;
  /** The label of the second button; without it there is only the main one. */
  cancel?: string;
  /**
   * The primary button, which is filled, takes the focus and reacts to Enter; the confirming one by default, `cancel`
   * where that is the safe answer. Escape and the x always mean no.
   */
  main?: 'confirm' | 'cancel';
  /** Fills the main button red; for 'Törlés' only. */
  danger?: boolean;
};

/** The argument of `confirm`: a message with a second button, by default 'Mégse'. */
export type Question = Omit<Message, 'colour'>;

// State of the module, not of React: fetch wrappers and event handlers outside of components open messages too.
type Waiting = Message & { answer: (confirmed: boolean) => void };

let queue: readonly Waiting[] = [];
const listeners = new Set<() => void>();

const update = (next: readonly Waiting[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

const put = (message: Message): Promise<boolean> =>
  new Promise((resolve) => update([...queue, { ...message, answer: resolve }]));

/** Shows a message with one button; resolves when it is closed. */
export const alert = async (
  text: ReactNode,
  options: Omit<Message, 'text' | 'cancel'> = {},
): Promise<void> => {
  await put({ ...options, text });
};

const isWaiting = ({ title, text, detail }: Question) =>
  queue.some((waiting) => waiting.title === title && waiting.text === text && waiting.detail === detail);

/**
 * Asks a question with two buttons: true for the main one, false for the other, Escape and the x. The same question
 * again, by a second tap before the box has opened, is not asked: false.
 */
export const confirm = async (question: Question): Promise<boolean> =>
  !isWaiting(question) && put({ cancel: 'Mégse', ...question });

type MessageButton = { label: string; answer: boolean };

/** The main button of a message, and the second one if any; `ok` is the default label. */
export const getButtons = (
  { confirm: yes, cancel: no, main }: Message,
  ok: string,
): { primary: MessageButton; other?: MessageButton } => {
  const confirming = { label: yes ?? ok, answer: true };
  if (no === undefined) return { primary: confirming };
  const cancelling = { label: no, answer: false };
  return main === 'cancel'
    ? { primary: cancelling, other: confirming }
    : { primary: confirming, other: cancelling };
};

/** Closes the current message and shows the next one. */
export const answerMessage = (confirmed: boolean): void => {
  const [shown, ...rest] = queue;
  update(rest);
  shown?.answer(confirmed);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShownMessage = (): Message | undefined =>
  useSyncExternalStore(
    subscribe,
    () => queue[0],
    () => undefined,
  );
