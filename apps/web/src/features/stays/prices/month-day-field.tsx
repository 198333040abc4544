import { monthName, months } from '../../../lib/month-days.ts';
import { FieldGroup, type FieldProps } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from './stay-prices.module.css';
import { text } from './text.ts';

const pad = (number: number | string) => String(number).padStart(2, '0');
const monthOptions = months.map((month) => ({ value: pad(month), label: monthName(month) }));
/** A leap year has every day. */
const daysOf = (month: string) => new Date(Date.UTC(2024, Number(month), 0)).getUTCDate();

type Props = Omit<FieldProps, 'label'> & {
  label: string;
  /** `MM-DD`. */
  value: string;
  onChange: (value: string) => void;
};

/** A day of every year: its month, and a day that the month has. */
export function MonthDayField({ value, onChange, ...props }: Props) {
  const [month = '01', day = '01'] = value.split('-');
  const days = Array.from({ length: daysOf(month) }, (_, index) => index + 1);
  return (
    <FieldGroup {...props}>
      <div className={styles.monthDay}>
        <SelectField
          hideLabel
          label={text.month(props.label)}
          value={month}
          options={monthOptions}
          onChange={(chosen) => onChange(`${chosen}-${pad(Math.min(Number(day), daysOf(chosen)))}`)}
        />
        <SelectField
          hideLabel
          label={text.day(props.label)}
          value={day}
          options={days.map((one) => ({ value: pad(one), label: `${one}.` }))}
          onChange={(chosen) => onChange(`${month}-${chosen}`)}
        />
      </div>
    </FieldGroup>
  );
}
