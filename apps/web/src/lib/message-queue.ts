import { type ReactNode, useSyncExternalStore } from 'react';

export type MessageColour = 'default' | 'danger';

/** A message of the message box. Buttons and colour belong to it, so none of them outlives it (LAY-10). */
export type Message = {
  title?: string;
  text: ReactNode;
  /** A second, quieter paragraph. */
  detail?: ReactNode;
  colour?: MessageColour;
  /** The word on the main button; 'OK' unless given. */
  confirm?: string;
  /** The word on the second button; without it there is only the main one. */
  cancel?: string;
  /**
   * Which button is filled, takes the focus and answers Enter; the one that confirms unless `cancel` is the safe
   * answer. Escape and the x are 'no' either way.
   */
  main?: 'confirm' | 'cancel';
  /** Fills the main button red; for 'Törlés' only. */
  danger?: boolean;
};

/** What `confirm` takes: a message with a second button, 'Mégse' unless named otherwise. */
export type Question = Omit<Message, 'colour'>;

// A module's state, not React's: fetch wrappers and event handlers outside of components open messages too.
type Waiting = Message & { answer: (confirmed: boolean) => void };

let queue: readonly Waiting[] = [];
const listeners = new Set<() => void>();

const update = (next: readonly Waiting[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

const put = (message: Message): Promise<boolean> =>
  new Promise((resolve) => update([...queue, { ...message, answer: resolve }]));

/** Shows a text with one button; resolves when it is closed. */
export const alert = async (
  text: ReactNode,
  options: Omit<Message, 'text' | 'cancel'> = {},
): Promise<void> => {
  await put({ ...options, text });
};

/** Asks a question with two buttons: true for the main one, false for the other, Escape and the x. */
export const confirm = (question: Question): Promise<boolean> => put({ cancel: 'Mégse', ...question });

type MessageButton = { label: string; answer: boolean };

/** The main button of a message, and the other one where it has two; `ok` is the word where it gives none. */
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

/** Closes the message that is shown and lets the next one come. */
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
