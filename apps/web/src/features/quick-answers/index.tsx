import { fillQuickAnswer, type QuickAnswerPlaceholder } from '@piacter/contracts/quick-answers/values';
import { getAreaRole, quickAnswersPath } from '@piacter/contracts/site/paths';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { getErrorMessage, useApi } from '../../lib/api/index.ts';
import { Link } from '../../ui/link.tsx';
import styles from './quick-answers.module.css';
import { text } from './text.ts';

type Props = {
  /** What is known of the thread. */
  known: Partial<Record<QuickAnswerPlaceholder, string | null>>;
  onInsert: (text: string) => void;
};

/** Inserts one of the advertiser's texts into the message (MSG-08); nothing is sent. Loaded when it is opened. */
export function QuickAnswerMenu({ known, onInsert }: Props) {
  const box = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useApi('GET /api/quick-answers', isOpen ? {} : null);
  const role = getAreaRole(useLocation().pathname);
  const insert = (answer: string) => {
    if (box.current) box.current.open = false;
    onInsert(fillQuickAnswer(answer, known));
  };
  return (
    <details ref={box} className={styles.menu} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.menu}</summary>
      <div className={styles.options}>
        {!data && <p>{error ? getErrorMessage(error) : text.loading}</p>}
        <ul>
          {data?.data.map(({ answerID, title, text: words }) => (
            <li key={answerID}>
              <button type="button" onClick={() => insert(words)}>
                <b>{title}</b>
                <span>{fillQuickAnswer(words, known)}</span>
              </button>
            </li>
          ))}
        </ul>
        {role && <Link to={quickAnswersPath(role)}>{text.edit}</Link>}
      </div>
    </details>
  );
}
