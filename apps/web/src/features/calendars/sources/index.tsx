import type { CalendarConflict, CalendarSource } from '@piacter/contracts/calendars';
import { maxCalendarSources } from '@piacter/contracts/calendars/values';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { api, getErrorMessage, useApi, useRefresh } from '../../../lib/api/index.ts';
import { formatDate } from '../../../lib/format.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { sourcesText as text } from '../text.ts';
import { ExportLink } from './export-link.tsx';
import { AddSourceDialog, EditSourceDialog, type Outcome } from './source-dialog.tsx';
import { SourceRow } from './source-row.tsx';
import styles from './sources.module.css';

/** The nights that are taken twice (CAL-11); nothing is resolved but by the host. */
function Conflicts({ conflicts }: { conflicts: readonly CalendarConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <Note variant="error">
      <b>{text.conflicts.title}</b>
      <ul>
        {conflicts.map(({ sourceID, stayID, name, from, to }) => (
          <li key={`${sourceID}-${stayID}`}>
            {text.conflicts.row(`${formatDate(from)} – ${formatDate(to)}`, name)}
          </li>
        ))}
      </ul>
      <p>{text.conflicts.hint}</p>
    </Note>
  );
}

/** What became of the last action; a calendar that could not be read is a failure, although it is kept. */
const OutcomeNote = ({ message, fault }: Outcome) =>
  message !== '' && (
    <Note variant={fault === null ? 'done' : 'error'}>
      <p>{message}</p>
      {fault && <p>{text.faults[fault]}</p>}
    </Note>
  );

/** The imported calendars of the user's accommodation, and the address of its own one (CAL-03, CAL-04, CAL-11). */
export function CalendarSources({ accommodationID }: { accommodationID: number }) {
  const { data, error, mutate } = useApi('GET /api/calendars/{accommodationID}/sources', {
    params: { accommodationID },
  });
  const [open, setOpen] = useState<CalendarSource | 'new'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const refreshReplies = useRefresh();
  // The calendar on the same page, too, whose address begins alike.
  const reload = () => refreshReplies('GET /api/calendars/{accommodationID}');
  const { notice, focusRef, run } = useConfirmedAction(reload);
  const close = () => setOpen(undefined);
  const finish = (done: Outcome) => {
    close();
    setOutcome(done);
    void reload();
  };
  const act: typeof run = (question, action) => {
    setOutcome(undefined);
    return run(question, action);
  };
  const remove = ({ sourceID, name }: CalendarSource) =>
    act(
      { text: text.removeQuestion(name), detail: text.removeDetail, confirm: text.remove, danger: true },
      () => api('DELETE /api/calendar-sources/{sourceID}', { params: { sourceID } }),
    );
  const refresh = ({ sourceID }: CalendarSource) =>
    act(undefined, async () => {
      const reply = await api('POST /api/calendar-sources/{sourceID}/refresh', { params: { sourceID } });
      setOutcome({ message: reply.message, fault: reply.data.fault });
      // The outcome alone speaks of it: a notice has a tick, and stays when the outcome goes.
      return { ...reply, message: '' };
    });

  if (!data)
    return (
      <Pending
        loading={text.loading}
        failure={error && getErrorMessage(error)}
        onRetry={() => void mutate()}
      />
    );
  const { sources, conflicts, exported } = data.data;
  const isFull = sources.length >= maxCalendarSources;
  return (
    <>
      <Conflicts conflicts={conflicts} />
      <Panel title={text.title} sub={text.sub}>
        <div ref={focusRef} tabIndex={-1} className={styles.panel}>
          <OutcomeNote {...(outcome ?? { message: notice, fault: null })} />
          {sources.length === 0 && <p>{text.none}</p>}
          <ul className={styles.sources}>
            {sources.map((source) => (
              <SourceRow
                key={source.sourceID}
                source={source}
                onRefresh={() => refresh(source)}
                onEdit={() => setOpen(source)}
                onRemove={() => void remove(source)}
              />
            ))}
          </ul>
          {isFull ? (
            <p>{text.full}</p>
          ) : (
            <div>
              <Button variant={sources.length === 0 ? 'primary' : 'ghost'} onClick={() => setOpen('new')}>
                <Icon shape={IconPlus} />
                {text.add}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <ExportLink accommodationID={accommodationID} exported={exported} onMade={mutate} />
      {open === 'new' && (
        <AddSourceDialog accommodationID={accommodationID} onClose={close} onDone={finish} />
      )}
      {open && open !== 'new' && <EditSourceDialog source={open} onClose={close} onDone={finish} />}
    </>
  );
}
