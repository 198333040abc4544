import type { QuickAnswer } from '@piacter/contracts/quick-answers';
import { quickAnswerLimits } from '@piacter/contracts/quick-answers/values';
import { getAreaRole, threadsPath } from '@piacter/contracts/site/paths';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { api, useApi } from '../../lib/api/index.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { useConfirmedAction } from '../../lib/use-confirmed-action.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Pending } from '../../ui/pending.tsx';
import { QuickAnswerDialog } from './quick-answer-dialog.tsx';
import styles from './quick-answers.module.css';
import { text } from './text.ts';

type ItemProps = { answer: QuickAnswer; onChange: () => void; onRemove: () => void };

const Item = ({ answer: { title, text: words }, onChange, onRemove }: ItemProps) => (
  <li>
    <Panel>
      <h2>{title}</h2>
      <p className={styles.words}>{words}</p>
      <div className={styles.actions}>
        <Button variant="soft" aria-label={text.changeLabel(title)} onClick={onChange}>
          {text.change}
        </Button>
        <Button variant="plain" aria-label={text.removeLabel(title)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </Panel>
  </li>
);

/** /{role}/uzenetek/gyors-valaszok: the texts that an advertiser inserts into messages (MSG-08). */
export function QuickAnswersPage() {
  usePageTitle(text.title);
  const role = getAreaRole(useLocation().pathname);
  const { data, error, mutate } = useApi('GET /api/quick-answers', {});
  const { notice, focusRef, run } = useConfirmedAction(mutate);
  const [saved, setSaved] = useState('');
  const [edited, setEdited] = useState<QuickAnswer | 'new'>();
  const answers = data?.data;
  const remove = ({ answerID: id, title }: QuickAnswer) => {
    setSaved('');
    void run({ text: text.removeQuestion(title), confirm: text.remove }, () =>
      api('DELETE /api/quick-answers/{id}', { params: { id } }),
    );
  };
  return (
    <>
      {role && <Link to={threadsPath(role)}>{text.back}</Link>}
      <PageHead title={text.title} sub={text.sub} />
      <div ref={focusRef} tabIndex={-1} className={styles.page}>
        {(saved || notice) && <Note variant="done">{saved || notice}</Note>}
        {!answers && (
          <Pending loading={text.loading} failure={error?.message} onRetry={() => void mutate()} />
        )}
        {answers?.length === 0 && <p>{text.empty}</p>}
        {answers && (
          <>
            <ul className={styles.list}>
              {answers.map((answer) => (
                <Item
                  key={answer.answerID}
                  answer={answer}
                  onChange={() => setEdited(answer)}
                  onRemove={() => remove(answer)}
                />
              ))}
            </ul>
            {answers.length < quickAnswerLimits.count && (
              <Button onClick={() => setEdited('new')}>{text.add}</Button>
            )}
            <p className={styles.count}>{text.count(answers.length, quickAnswerLimits.count)}</p>
          </>
        )}
      </div>
      {edited && (
        <QuickAnswerDialog
          answer={edited === 'new' ? undefined : edited}
          onDone={(message) => {
            setSaved(message);
            void mutate();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
