import { daysInMonth } from '@piacter/contracts/calendars/values';
import { monthName, months } from '../../../lib/month-days.ts';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import type { FormPart } from '../../../ui/form/field-spec.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { accommodationFormText as text } from '../text.ts';
import {
  type AccommodationForm,
  type AccommodationValues,
  type PeriodEnd,
  wholeYear,
} from './accommodation-values.ts';
import styles from './period-section.module.css';

const monthOptions = months.map((month) => ({ value: String(month), label: monthName(month) }));
const dayOptions = (month: number) =>
  Array.from({ length: daysInMonth(month) }, (_, index) => String(index + 1)).map((day) => ({
    value: day,
    label: `${day}.`,
  }));

/** A day of any year: its month, and a day that the month has (WID-08). */
function MonthDayField({ form, end }: { form: AccommodationForm; end: PeriodEnd }) {
  const [monthField, dayField] = [form.field(`openMonth${end}`), form.field(`openDay${end}`)];
  const label = text.period.ends[end];
  const changeMonth = (month: string) => {
    monthField.onChange(month);
    if (Number(dayField.value) > daysInMonth(Number(month)))
      dayField.onChange(String(daysInMonth(Number(month))));
  };
  return (
    <FieldGroup label={label} required>
      <div className={styles.monthDay}>
        <SelectField
          {...monthField}
          hideLabel
          label={text.period.month(label)}
          options={monthOptions}
          onChange={changeMonth}
        />
        <SelectField
          {...dayField}
          hideLabel
          label={text.period.day(label)}
          options={dayOptions(Number(monthField.value))}
        />
      </div>
    </FieldGroup>
  );
}

/** The period in words: all year, or its first and last day, and whether it crosses New Year. */
export function describePeriod(values: AccommodationValues): string {
  const [from, to] = (['From', 'To'] as const).map((end) => ({
    month: Number(values[`openMonth${end}`]),
    day: Number(values[`openDay${end}`]),
  })) as [MonthDay, MonthDay];
  if (inWords(from) === inWords(wholeYear.from) && inWords(to) === inWords(wholeYear.to))
    return text.period.wholeYear;
  const crosses = to.month < from.month || (to.month === from.month && to.day < from.day);
  const words = `${inWords(from)} – ${inWords(to)}`;
  return crosses ? text.period.overNewYear(words) : text.period.open(words);
}
type MonthDay = { month: number; day: number };
const inWords = ({ month, day }: MonthDay): string => `${monthName(month)} ${day}.`;

/** The opening period of every year (HOST-06). */
export const periodPart = (form: AccommodationForm): FormPart => ({
  id: 'idoszak',
  label: text.sections.period,
  done: true,
  content: (
    <FieldGrid id="idoszak" title={text.sections.period} sub={text.period.sub}>
      <Cell span={3}>
        <MonthDayField form={form} end="From" />
      </Cell>
      <Cell span={3}>
        <MonthDayField form={form} end="To" />
      </Cell>
      <Cell>
        <p className={styles.words} role="status">
          {describePeriod(form.values)}
        </p>
      </Cell>
    </FieldGrid>
  ),
});
