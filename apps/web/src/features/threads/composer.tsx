import type { ThreadFile, ThreadMessage } from '@piacter/contracts/threads';
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
import { ApiFailure } from '../../lib/api/index.ts';
import { failureMessage, openDraft, useDraft } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { AttachButton } from './files/attach-button.tsx';
import { Attachments } from './files/attachments.tsx';
import { useAttachments } from './files/use-attachments.ts';
import { fileText, text } from './text.ts';
import type { ThreadSource } from './thread-source.ts';
import styles from './threads.module.css';

type Props = {
  source: ThreadSource;
  /** Whether the other side does not see contact data now. */
  isMasked: boolean;
  canAttach: boolean;
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

/** The message of the first field that is wrong, which that of the whole does not say. */
const getMessage = (failure: unknown): string => {
  const [first] = failure instanceof ApiFailure ? failure.errors : [];
  return first?.message ?? failureMessage(failure);
};

/** The field for a new message. What is typed and attached is kept in the browser until it was sent. */
export function Composer({ source, isMasked, canAttach, onSent, tools }: Props) {
  const draft = useMemo(() => openDraft<{ text: string; files: ThreadFile[] }>(source.key), [source.key]);
  const [words, setWords] = useState(() => draft.read()?.text ?? '');
  const attachments = useAttachments(
    source.files,
    useMemo(() => draft.read()?.files ?? [], [draft]),
  );
  const { uploaded } = attachments;
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  // One attempt after the other sends the same key, so that a lost reply makes no second message.
  const key = useRef({ content: '', clientKey: '' });
  useDraft(draft, {
    ...(words !== '' && { text: words }),
    ...(uploaded.length > 0 && { files: uploaded }),
  });
  const hint = useMaskHint(words, isMasked);
  const form = useRef<HTMLFormElement>(null);

  const insert = (added: string) => {
    setWords((before) => [before.trimEnd(), added].filter(Boolean).join('\n').slice(0, threadLimits.text));
    form.current?.querySelector('textarea')?.focus();
  };

  async function send(event?: FormEvent) {
    event?.preventDefault();
    const body = { text: words.trim(), files: uploaded.map(({ fileID }) => fileID) };
    if (isSending || (body.text === '' && attachments.items.length === 0)) return;
    if (attachments.isBusy) return setError(fileText.wait);
    if (attachments.hasFailed) return setError(fileText.failed);
    const content = JSON.stringify(body);
    if (key.current.content !== content) key.current = { content, clientKey: crypto.randomUUID() };
    setSending(true);
    setError(undefined);
    try {
      onSent(await source.send({ ...body, clientKey: key.current.clientKey }));
      key.current = { content: '', clientKey: '' };
      draft.drop();
      // What was typed and attached meanwhile is the next message.
      setWords((now) => (now.startsWith(words) ? now.slice(words.length).trimStart() : now));
      attachments.clear(uploaded);
    } catch (failure) {
      setError(getMessage(failure));
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
      <Attachments list={attachments} />
      {isMasked && source.files && <p className={styles.note}>{fileText.later}</p>}
      <div className={styles.send}>
        {tools?.(insert)}
        {canAttach && <AttachButton onFiles={attachments.add} />}
        <span className={styles.keys}>{text.sendKeys}</span>
        <Button type="submit" busy={isSending}>
          {isSending ? text.sending : text.send}
        </Button>
      </div>
    </form>
  );
}
