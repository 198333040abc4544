import { type TimeUnit, timeUnitNames, timeUnits } from '@piacter/contracts/requests/values';
import type { FieldAccess } from '../../../lib/form/index.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { custom } from '../../../ui/form/field-kinds.tsx';
import type { ControlProps } from '../../../ui/form/field-spec.ts';
import styles from './fields.module.css';
import { text } from './text.ts';

// own value: the minimum of every unit, which the contract has in its schema only
const minimum = 1;

const units = timeUnitNames.map((unit) => ({ value: unit, label: unit }));

type Props = { control: ControlProps<number>; form: FieldAccess<'timeUnit', TimeUnit> };

/** A number of hours, days or weeks, each unit with its own maximum; changing the unit resets the number to 1. */
function DurationField({ control, form }: Props) {
  const unit = form.values.timeUnit;
  const changeUnit = (name: string) => {
    const next = timeUnitNames.find((known) => known === name);
    if (next === undefined) return;
    form.set('timeUnit', next);
    control.onChange(minimum);
  };
  return (
    <div className={styles.duration}>
      <Stepper {...control} min={minimum} max={timeUnits[unit]} />
      <SelectField label={text.timeUnit} name="timeUnit" options={units} value={unit} onChange={changeUnit} />
    </div>
  );
}

/** A waiting or response time; its unit is in the form's field `timeUnit`. */
export const duration = custom<number, FieldAccess<'timeUnit', TimeUnit>>((control, form) => (
  <DurationField control={control} form={form} />
));
