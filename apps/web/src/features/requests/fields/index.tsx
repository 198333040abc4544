import { type TimeUnit, timeUnitNames, timeUnits } from '@piacter/contracts/requests/values';
import type { FieldAccess } from '../../../lib/form/index.ts';
import { formatNumber } from '../../../lib/format.ts';
import { FieldGroup } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Stepper } from '../../../ui/fields/stepper.tsx';
import { custom } from '../../../ui/form/field-kinds.tsx';
import type { ControlProps, FieldKind } from '../../../ui/form/field-spec.ts';
import { PlaceList, PlacePicker } from '../../places/index.ts';
import styles from './fields.module.css';
import { text } from './text.ts';

// own value: the minimum of every unit, which the contract has in its schema only
const minimum = 1;

const units = timeUnitNames.map((unit) => ({ value: unit, label: unit }));

type DurationProps = { control: ControlProps<number>; form: FieldAccess<'timeUnit', TimeUnit> };

/** A number of hours, days or weeks, each unit with its own maximum; changing the unit resets the number to 1. */
function DurationField({ control, form }: DurationProps) {
  const unit = form.values.timeUnit;
  const changeUnit = (name: string) => {
    const next = timeUnitNames.find((known) => known === name);
    if (next === undefined) return;
    form.set('timeUnit', next);
    control.onChange(minimum);
  };
  return (
    <div className={styles.duration}>
      <Stepper
        {...control}
        min={minimum}
        max={timeUnits[unit]}
        hint={text.atMost(formatNumber(timeUnits[unit], unit))}
      />
      <SelectField label={text.timeUnit} name="timeUnit" options={units} value={unit} onChange={changeUnit} />
    </div>
  );
}

/** A waiting or response time; its unit is in the form's field `timeUnit`. */
export const duration = custom<number, FieldAccess<'timeUnit', TimeUnit>>((control, form) => (
  <DurationField control={control} form={form} />
));

type Kinds = Parameters<typeof PlacePicker>[0]['kinds'];
type Countries = FieldAccess<'countryID', string>;
type Props = { control: ControlProps<string[]>; form: Countries; kinds: Kinds; placeholder: string };

/** Places of the country selected in the form, added one by one. */
function RegionsField({ control, form, kinds, placeholder }: Props) {
  const { label, value, onChange, hint, error, required, name } = control;
  const add = (place: string) => onChange(value.includes(place) ? value : [...value, place]);
  return (
    <FieldGroup label={label} hideLabel hint={hint}>
      <PlacePicker
        countryID={form.values.countryID}
        kinds={kinds}
        label={label}
        placeholder={placeholder}
        addLabel={text.regions.add(label)}
        onAdd={add}
        {...{ name, required, error }}
      />
      <PlaceList
        label={text.regions.selected(label)}
        places={value.map((place) => ({ name: place }))}
        onRemove={(removed) => onChange(value.filter((_, index) => index !== removed))}
      />
    </FieldGroup>
  );
}

/** Names of places in the country of the form's field `countryID` (WID-13). */
export const regions = (options: { kinds: Kinds; placeholder: string }): FieldKind<string[], Countries> => ({
  span: 6,
  isFilled: (value) => value.length > 0,
  render: (control, form) => <RegionsField control={control} form={form} {...options} />,
});
