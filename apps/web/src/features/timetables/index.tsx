import { type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import type { FieldAccess } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, toChecked } from '../../ui/fields/checkbox-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Cell, FieldGrid } from '../../ui/form/form-layout.tsx';
import { text } from './text.ts';
import styles from './timetable.module.css';
import type { OpenName, TimeName, WeekValues } from './week-values.ts';
import { wholeDay } from './whole-day.ts';

export {
  getWeekErrors,
  isOpenAtAll,
  loadWeek,
  toWeekBody,
  toWeekValues,
  type WeekValues,
} from './week-values.ts';

/** A form whose values contain a week. */
export type WeekForm = FieldAccess<OpenName, boolean> & FieldAccess<TimeName, string>;

const weekend: ReadonlySet<Weekday> = new Set<Weekday>(['saturday', 'sunday']);

/** The default hours of a day when it is opened: those of the nearest open day before it. */
const getDefaultHours = (values: WeekValues, day: Weekday): readonly [from: string, to: string] => {
  const before = weekdays.slice(0, weekdays.indexOf(day)).findLast((one) => values[`${one}Open`]);
  const from = before && values[`${before}From`];
  const to = before && values[`${before}To`];
  return [from || text.defaultHours.from, to || text.defaultHours.to];
};

function DayRow({ form, day }: { form: WeekForm; day: Weekday }) {
  const isOpen = form.values[`${day}Open`];
  const [from, to] = [form.values[`${day}From`], form.values[`${day}To`]];
  const toggle = (isTicked: boolean) => {
    form.set(`${day}Open`, isTicked);
    if (!isTicked || from || to) return;
    const [defaultFrom, defaultTo] = getDefaultHours(form.values, day);
    form.set(`${day}From`, defaultFrom);
    form.set(`${day}To`, defaultTo);
  };
  const isOverMidnight = isOpen && from !== '' && to !== '' && to < from;
  return (
    <li className={styles.day}>
      <CheckboxField label={text.days[day]} {...toChecked(form.field(`${day}Open`))} onChange={toggle} />
      {isOpen ? (
        <div className={styles.hours}>
          <TextField type="time" hideLabel label={text.from(text.days[day])} {...form.field(`${day}From`)} />
          <span aria-hidden="true">–</span>
          <TextField
            type="time"
            hideLabel
            label={text.to(text.days[day])}
            hint={isOverMidnight && text.overMidnight}
            {...form.field(`${day}To`)}
          />
        </div>
      ) : (
        <span className={styles.closed}>{text.closed}</span>
      )}
    </li>
  );
}

type Props = { form: WeekForm; id: string; title: string; sub: string };

/** The weekly opening hours, day by day (TT-01). */
export function TimetableSection({ form, ...heading }: Props) {
  const { mondayOpen, mondayFrom, mondayTo } = form.values;
  const copyMonday = () => {
    for (const day of weekdays) {
      if (day === 'monday' || weekend.has(day)) continue;
      form.set(`${day}Open`, mondayOpen);
      form.set(`${day}From`, mondayFrom);
      form.set(`${day}To`, mondayTo);
    }
  };
  const openWholeWeek = () => {
    for (const day of weekdays) {
      form.set(`${day}Open`, true);
      form.set(`${day}From`, wholeDay.from);
      form.set(`${day}To`, wholeDay.to);
    }
  };
  return (
    <FieldGrid {...heading}>
      <Cell>
        <ul className={styles.week}>
          {weekdays.map((day) => (
            <DayRow key={day} form={form} day={day} />
          ))}
        </ul>
        <div className={styles.actions}>
          <Button variant="soft" onClick={copyMonday} disabled={!mondayOpen}>
            {text.copyMonday}
          </Button>
          <Button variant="soft" onClick={openWholeWeek}>
            {text.wholeWeek}
          </Button>
        </div>
      </Cell>
    </FieldGrid>
  );
}
