import type { ThreadMessage } from '@piacter/contracts/threads';
import { threadLimits } from '@piacter/contracts/threads/values';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { failureMessage, openDraft, useDraft } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { text } from './text.ts';
import type { ThreadSource } from './thread-source.ts';
import styles from './threads.module.css';

type Props = {
  source: ThreadSource;
  /** Whether the other side does not see contact data now. */
  isMasked: boolean;
  onSent: (message: ThreadMessage) => void;
  /** Beside the button: what inserts a text into the message. */
  tools?: (insert: (text: string) => void) => ReactNode;
};

/** Milliseconds without typing after which the words are looked through. */
const hintDelay = 500;

/** What the other side would see of the words; undefined where nothing is masked. */
function useMaskHint(words: string, isMasked: boolean): string | undefined {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    if (!isMasked || words.trim() === '') {
      setHint(undefined);
      return;
    }
    let isOver = false;
    const look = async () => {
      const { maskContacts } = await import('@piacter/contracts/threads/masks');
      const masked = maskContacts(words, { ownHosts: [window.location.host] });
      if (!isOver) setHint(masked === words ? undefined : masked);
    };
    const timer = setTimeout(() => void look(), hintDelay);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, isMasked]);
  return hint;
}

/** The field for a new message. What is typed is kept in the browser until it was sent. */
export function Composer({ source, isMasked, onSent, tools }: Props) {
  const draft = useMemo(() => openDraft<{ text: string }>(source.key), [source.key]);
  const [words, setWords] = useState(() => draft.read()?.text ?? '');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // One attempt after the other sends the same key, so that a lost reply makes no second message.
  const key = useRef({ text: '', clientKey: '' });
  useDraft(draft, words === '' ? {} : { text: words });
  const hint = useMaskHint(words, isMasked);
  const form = useRef<HTMLFormElement>(null);

  const insert = (added: string) => {
    setWords((before) => [before.trimEnd(), added].filter(Boolean).join('\n').slice(0, threadLimits.text));
    form.current?.querySelector('textarea')?.focus();
  };

  async function send(event?: FormEvent) {
    event?.preventDefault();
    const sent = words.trim();
    if (sent === '' || isSending) return;
    if (key.current.text !== sent) key.current = { text: sent, clientKey: crypto.randomUUID() };
    setSending(true);
    setError(undefined);
    try {
      onSent(await source.send({ ...key.current }));
      key.current = { text: '', clientKey: '' };
      setWords('');
      draft.drop();
    } catch (failure) {
      setError(failureMessage(failure));
    } finally {
      setSending(false);
    }
  }

  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form
      ref={form}
      className={styles.composer}
      onSubmit={(event) => void send(event)}
      onKeyDown={sendByKeys}
    >
      <TextAreaField
        label={text.message}
        name="message"
        rows={3}
        maxLength={threadLimits.text}
        placeholder={text.placeholder}
        value={words}
        error={error}
        onChange={(value) => {
          setWords(value);
          setError(undefined);
        }}
      />
      {hint !== undefined && (
        <p className={styles.hint} role="status">
          {text.willBeMasked(hint)}
        </p>
      )}
      <div className={styles.send}>
        {tools?.(insert)}
        <span className={styles.keys}>{text.sendKeys}</span>
        <Button type="submit" busy={isSending}>
          {isSending ? text.sending : text.send}
        </Button>
      </div>
    </form>
  );
}
