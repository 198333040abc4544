import type { MailType } from '@piacter/contracts/emails/values';
import { getPlaceholders } from '@piacter/contracts/emails/values';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import styles from './emails.module.css';
import { text } from './text.ts';

/** The placeholders that mails of the type fill in, as buttons that insert them. */
export function PlaceholderBar({
  type,
  onInsert,
}: {
  type: MailType | undefined;
  onInsert: (words: string) => void;
}) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a group of fields
    <div role="group" aria-labelledby={id} className={styles.placeholders}>
      <p>
        <b id={id}>{text.placeholders.title}</b> <span>{text.placeholders.hint}</span>
      </p>
      <ul>
        {getPlaceholders(type).map((name) => {
          const words = `{${name}}`;
          return (
            <li key={name}>
              <Button
                variant="ghost"
                aria-label={text.placeholders.insert(words, text.meanings[name])}
                onClick={() => onInsert(words)}
              >
                <code>{words}</code> <span>{text.meanings[name]}</span>
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
