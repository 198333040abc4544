import { calendarDays, calendarNoteLimit } from '@piacter/contracts/calendars/values';
import { addDays, daysBetween } from '@piacter/contracts/core/days';
import { hostPaths } from '@piacter/contracts/site/paths';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { formatDayRange } from '../../../lib/days.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { NotFoundPage } from '../../../ui/not-found-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { text as shared } from '../../../ui/text.ts';
import {
  firstDay,
  Legend,
  type LegendEntry,
  MonthGrid,
  monthOf,
  type SourceMarks,
  sourceColor,
} from '../month/index.tsx';
import { hostText as text } from '../text.ts';
import styles from './host-calendar.module.css';
import { useHostCalendar } from './use-host-calendar.ts';
import { useNightSelection } from './use-night-selection.ts';
import { useShownMonths } from './use-shown-months.ts';

const CalendarSources = lazy(() =>
  import('../sources/index.tsx').then((module) => ({ default: module.CalendarSources })),
);

const toEntries = (sources: SourceMarks): LegendEntry[] => [
  { state: 'free' },
  { state: 'busy', source: 'own' },
  { state: 'busy', source: 'stay' },
  ...[...sources.values()].map((mark) => ({ state: 'busy', source: 'import', mark }) as const),
  { state: 'closed' },
];

/** The imported calendars, whose list stands below. */
function useSourceMarks(accommodationID: number): SourceMarks {
  const { data } = useApi('GET /api/calendars/{accommodationID}/sources', { params: { accommodationID } });
  return useMemo(
    () =>
      new Map(
        data?.data.sources.map(({ sourceID, name, color }) => [
          sourceID,
          { name, color: sourceColor(color) },
        ]),
      ),
    [data],
  );
}

type Calendar = ReturnType<typeof useHostCalendar>;

/** What is done with the selected nights. */
function SelectionActions({
  calendar,
  selection,
  clear,
}: { calendar: Calendar } & Pick<ReturnType<typeof useNightSelection>, 'selection' | 'clear'>) {
  const [note, setNote] = useState('');
  const { from, to } = selection;
  const change = async (busy: 0 | 1) => {
    if (!(await calendar.change([{ from, to, busy, note: busy === 1 ? note : null }]))) return;
    setNote('');
    clear();
  };
  return (
    <section className={styles.bar} aria-label={text.bar}>
      <b role="status">{text.selected(daysBetween(from, to), formatDayRange(from, to))}</b>
      <TextField
        label={text.note}
        hideLabel
        placeholder={text.note}
        maxLength={calendarNoteLimit}
        value={note}
        onChange={setNote}
      />
      <span className={styles.buttons}>
        <Button busy={calendar.isSending} onClick={() => void change(1)}>
          {text.makeBusy}
        </Button>
        <Button variant="soft" busy={calendar.isSending} onClick={() => void change(0)}>
          {text.makeFree}
        </Button>
        <Button variant="ghost" onClick={clear}>
          {text.cancel}
        </Button>
      </span>
    </section>
  );
}

function Calendar({ accommodationID }: { accommodationID: number }) {
  const calendar = useHostCalendar(accommodationID);
  const { today, nights } = calendar;
  const sources = useSourceMarks(accommodationID);
  const last = addDays(today, calendarDays);
  const { months, next, reveal } = useShownMonths(today, last);
  const nightSelection = useNightSelection({ first: today, last, reveal });
  const { selection, clear } = nightSelection;
  // The months of a window that has become narrow may be without it.
  const focusDay = months.includes(monthOf(nightSelection.focusDay)) ? nightSelection.focusDay : today;
  if (!calendar.calendar)
    return (
      <Pending loading={shared.loading} failure={calendar.error && text.failed} onRetry={calendar.retry} />
    );
  return (
    <>
      <p className={styles.hint}>
        {text.hint} <span className={styles.ofDesk}>{text.hintOfDesk}</span>
      </p>
      {calendar.calendar.isKept === 0 && <Note>{text.notKept}</Note>}
      <Legend entries={toEntries(sources)} />
      <div className={styles.notice}>
        <span role="status">{calendar.notice}</span>
        {calendar.canUndo && (
          <Button variant="soft" busy={calendar.isSending} onClick={() => void calendar.undo()}>
            {text.undo}
          </Button>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no form fields, but the months that the keys lead through */}
      <div
        ref={nightSelection.boxRef}
        role="group"
        className={styles.months}
        aria-label={text.months}
        {...nightSelection.handlers}
      >
        {months.map((month) => (
          <MonthGrid key={month} {...{ month, nights, today, focusDay, selection, sources }} />
        ))}
      </div>
      {next && (
        <Button
          variant="soft"
          full
          className={styles.more}
          onClick={() => nightSelection.focusOn(firstDay(next))}
        >
          {text.more}
        </Button>
      )}
      {selection.from !== '' && <SelectionActions {...{ calendar, selection, clear }} />}
    </>
  );
}

/** /szallasado/naptar/{accommodationID}: the nights of one of the user's accommodations, two years ahead (CAL-01). */
export function HostCalendarPage() {
  usePageTitle(text.title);
  const { accommodationID = '' } = useParams();
  const own = useApi('GET /api/accommodations-by-user', {}).data?.data;
  const shown = own?.find((one) => String(one.accommodationID) === accommodationID);
  if (own && !shown) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={text.title}
        sub={shown?.accommodationName}
        action={
          <ButtonLink variant="ghost" to={`${hostPaths.listing(accommodationID)}#idenyarak`}>
            {text.prices}
          </ButtonLink>
        }
      />
      <Panel>
        <Calendar key={accommodationID} accommodationID={Number(accommodationID)} />
      </Panel>
      <Suspense>
        <CalendarSources key={accommodationID} accommodationID={Number(accommodationID)} />
      </Suspense>
    </>
  );
}
