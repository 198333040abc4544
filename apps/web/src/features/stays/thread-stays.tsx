import type { StayRecord } from '@piacter/contracts/stays';
import { formatParty } from '@piacter/contracts/stays/fields';
import type { StayParty, StayState } from '@piacter/contracts/stays/values';
import { lazy, Suspense, useState } from 'react';
import { failureMessage } from '../../lib/form/index.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { alert, confirm, type Question } from '../../lib/message-queue.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import {
  type DescribedStep,
  describedSteps,
  formatStayDays,
  moveStay,
  type StaySource,
  useStays,
} from './stay-source.ts';
import styles from './stays.module.css';
import { text } from './text.ts';

const AskStayDialog = lazy(() =>
  import('./ask-stay-dialog.tsx').then((module) => ({ default: module.AskStayDialog })),
);

type AskStayProps = { accommodationID: number; party: StayParty };

/** The button that asks the host whether the days are free. */
export function AskStay({ accommodationID, party }: AskStayProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text.ask}</Button>
      {isOpen && (
        <Suspense>
          <AskStayDialog {...{ accommodationID, party }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const StepDialog = lazy(() => import('./step-dialog.tsx').then((module) => ({ default: module.StepDialog })));

const isDescribed = (state: StayState): state is DescribedStep =>
  describedSteps.some((described) => described === state);

/** Steps that go back or away. */
const softSteps: readonly StayState[] = ['refused', 'withdrawn', 'cancelled', 'disputed'];

const goodStates: readonly StayState[] = ['free', 'reserved', 'happened'];

const questions = (stay: StayRecord): Partial<Record<StayState, Question>> => ({
  reserved: { text: text.reserveQuestion, detail: text.reserveDetail, confirm: text.steps.reserved ?? '' },
  withdrawn: { text: text.withdrawQuestion, confirm: text.steps.withdrawn ?? '' },
  happened: { text: text.happenedQuestion(formatStayDays(stay)), confirm: text.steps.happened ?? '' },
  disputed: { text: text.disputedQuestion, confirm: text.steps.disputed ?? '' },
});

type StayProps = { source: StaySource; stay: StayRecord; onChange: () => unknown };

function Stay({ source, stay, onChange }: StayProps) {
  const [described, setDescribed] = useState<DescribedStep>();
  const { stayID, state, nights, total, expires, nextStates } = stay;
  const take = async (to: StayState) => {
    if (isDescribed(to)) return setDescribed(to);
    const question = questions(stay)[to];
    if (question && !(await confirm(question))) return;
    try {
      await moveStay(source, stayID, { state: to });
    } catch (failure) {
      void alert(failureMessage(failure), { colour: 'danger' });
    }
    onChange();
  };
  return (
    <li className={styles.stay}>
      <p className={styles.head}>
        <b>{formatStayDays(stay)}</b>
        <Badge variant={goodStates.includes(state) ? 'on' : 'off'}>{text.states[state]}</Badge>
      </p>
      <p>
        {[text.nights(nights), formatParty(stay), ...(total === null ? [] : [formatMoney(total)])].join(
          ' · ',
        )}
      </p>
      {expires && <p className={styles.note}>{text.lapses(formatDate(expires))}</p>}
      {nextStates.length > 0 && (
        <div className={styles.steps}>
          {nextStates.map((to) => (
            <Button
              key={to}
              variant={softSteps.includes(to) ? 'soft' : 'primary'}
              onClick={() => void take(to)}
            >
              {text.steps[to]}
            </Button>
          ))}
        </div>
      )}
      {described && (
        <Suspense>
          <StepDialog
            source={source}
            stay={stay}
            state={described}
            onClose={() => setDescribed(undefined)}
            onDone={onChange}
          />
        </Suspense>
      )}
    </li>
  );
}

type Props = {
  source: StaySource;
  /** After a step, which writes a message into the thread. */
  onChange: () => unknown;
};

/** The stays that a thread is about, with the steps of the caller (CAL-08). */
export function ThreadStays({ source, onChange }: Props) {
  const { stays, reload } = useStays(source);
  if (stays.length === 0) return null;
  const reloadAll = () => {
    reload();
    onChange();
  };
  return (
    <section className={styles.stays} aria-label={text.stays}>
      <ul>
        {stays.map((stay) => (
          <Stay key={stay.stayID} {...{ source, stay }} onChange={reloadAll} />
        ))}
      </ul>
      <p className={styles.note}>{text.note}</p>
    </section>
  );
}
