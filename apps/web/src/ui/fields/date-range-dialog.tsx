import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/dates/styles.layer.css';
import { MantineContext } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/hu';
import { type ReactNode, useContext, useId, useState } from 'react';
import { formatDayRange } from '../../lib/days.ts';
import { hamburgerWidth, useIsNarrow } from '../../lib/media.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { MantineArea } from '../mantine-area.tsx';
import { text } from '../text.ts';
import styles from './date-range-field.module.css';
import type { DateRange } from './date-range-field.tsx';

type Props = {
  title: ReactNode;
  value: DateRange;
  onChange: (range: DateRange) => void;
  onClose: () => void;
  describe?: (range: DateRange) => string;
  bounds: 'future' | 'past';
};

const spokenDay = new Intl.DateTimeFormat('hu-HU', { dateStyle: 'full', timeZone: 'UTC' });
/** Today in the visitor's time zone, `YYYY-MM-DD`. */
const today = () => new Intl.DateTimeFormat('sv-SE').format(new Date());

/** Adds Mantine's provider if there is none: role areas have one, public pages do not. */
function Provided({ children }: { children: ReactNode }) {
  const isInside = useContext(MantineContext) !== null;
  return isInside ? children : <MantineArea>{children}</MantineArea>;
}

/** The calendar of a date range: two months on desktops, one on phones; nothing changes until 'Kész'. */
export function DateRangeDialog({ title, value, onChange, onClose, describe, bounds }: Props) {
  const [range, setRange] = useState(value);
  const isNarrow = useIsNarrow(hamburgerWidth);
  const id = useId();
  const { dates } = text;
  const isWhole = range.from !== '' && range.to !== '';
  return (
    <Provided>
      <Dialog className={styles.dialog} aria-labelledby={id} onClose={onClose}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          <p role="status">
            {[formatDayRange(range.from, range.to), isWhole && describe?.(range)]
              .filter(Boolean)
              .join(' · ') || dates.hint}
          </p>
        </div>
        <DatesProvider settings={{ locale: 'hu', firstDayOfWeek: 1, weekendDays: [6, 0] }}>
          <DatePicker
            type="range"
            classNames={{ calendarHeaderLevel: styles.level ?? '', day: styles.day ?? '' }}
            size={isNarrow ? 'lg' : 'md'}
            numberOfColumns={isNarrow ? 1 : 2}
            columnsToScroll={1}
            hideOutsideDates
            {...(bounds === 'future' ? { minDate: today() } : { maxDate: today() })}
            defaultDate={range.from || today()}
            value={[range.from || null, range.to || null]}
            onChange={([from, to]) => setRange({ from: from ?? '', to: to ?? '' })}
            monthLabelFormat="YYYY. MMMM"
            yearLabelFormat="YYYY."
            monthsListFormat="MMM"
            getDayProps={(day) => ({ 'aria-label': spokenDay.format(new Date(day)) })}
            ariaLabels={dates.labels}
          />
        </DatesProvider>
        <div className={styles.foot}>
          <Button variant="ghost" onClick={() => onChange({ from: '', to: '' })}>
            {dates.clear}
          </Button>
          <Button onClick={() => onChange(range)}>{dates.done}</Button>
        </div>
      </Dialog>
    </Provided>
  );
}
