import { FilterOptions } from '../../ui/drawer.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { type Option, SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RegionField, SettlementField } from '../places/index.ts';
import { capitalised } from './chips.ts';
import {
  type Filter,
  type FlagsFilter,
  idsOf,
  numberOf,
  type OneFilter,
  type RangeFilter,
  type SomeFilter,
  type Values,
  withoutNames,
  withValue,
} from './filters.ts';
import styles from './search-page.module.css';
import { text } from './text.ts';

export type Change = (values: Values, how?: { isTyped?: boolean }) => void;

type FieldOf<Described> = {
  filter: Described;
  values: Values;
  options: readonly Option[];
  onChange: Change;
};

/** Lists up to this length show all their boxes; longer ones open on demand. */
const mostBoxes = 6;

const written = (options: readonly Option[]) =>
  options.map((option) => ({ ...option, label: capitalised(option.label) }));

function OneField({ filter, values, options, onChange }: FieldOf<OneFilter>) {
  const props = {
    label: filter.label,
    hideLabel: filter.look === 'tiles',
    name: filter.name,
    value: values[filter.name] ?? '',
    options: written(options),
    onChange: (value: string) =>
      onChange(withValue(withoutNames(values, filter.clears ?? []), filter.name, value)),
  };
  if (filter.look === 'tiles') return <RadioGroup {...props} variant="segmented" />;
  return <SelectField {...props} placeholder={text.any} />;
}

function SomeField({ filter, values, options, onChange }: FieldOf<SomeFilter>) {
  const chosen = idsOf(values[filter.name]);
  const choose = (ids: readonly string[]) => onChange(withValue(values, filter.name, ids.join(',')));
  if (options.length > mostBoxes) {
    return (
      <MultiSelect
        label={filter.label}
        hideLabel
        value={chosen}
        onChange={choose}
        options={written(options)}
        chips={false}
      />
    );
  }
  return (
    <FilterOptions>
      {written(options).map(({ value, label }) => (
        <CheckboxField
          key={value}
          dense
          label={label}
          checked={chosen.includes(value)}
          onChange={(on) => choose(on ? [...chosen, value] : chosen.filter((other) => other !== value))}
        />
      ))}
    </FilterOptions>
  );
}

function RangeFields({ filter, values, onChange }: Omit<FieldOf<RangeFilter>, 'options'>) {
  const [from, to] = [numberOf(values[filter.from]), numberOf(values[filter.to])];
  const hint = from === undefined && to === undefined ? undefined : filter.hint?.(from, to);
  const field = (name: string, value: number | undefined, end: string) => (
    <NumberField
      label={
        <>
          <span className="sr-only">{filter.label} </span>
          {end}
        </>
      }
      name={name}
      value={value ?? ''}
      onChange={(next) => onChange(withValue(values, name, String(next)), { isTyped: true })}
      max={filter.max}
      allowEmpty
      grouped
      placeholder={text.anyAmount}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {field(filter.from, from, text.from)}
        {field(filter.to, to, text.to)}
      </div>
      {hint && <span className={styles.hint}>{hint}</span>}
    </>
  );
}

function FlagFields({ filter, values, onChange }: Omit<FieldOf<FlagsFilter>, 'options'>) {
  if (filter.look === 'selects') {
    return filter.flags.map((flag) => (
      <SelectField
        key={flag.name}
        label={flag.label}
        name={flag.name}
        value={values[flag.name] ?? ''}
        onChange={(value) => onChange(withValue(values, flag.name, value))}
        options={[
          { value: '1', label: flag.yes },
          { value: '0', label: flag.no },
        ]}
        placeholder={text.any}
      />
    ));
  }
  return (
    <FilterOptions>
      {filter.flags.map((flag) => (
        <CheckboxField
          key={flag.name}
          dense
          label={flag.yes}
          checked={values[flag.name] === '1'}
          onChange={(on) => onChange(withValue(values, flag.name, on ? '1' : ''))}
        />
      ))}
    </FilterOptions>
  );
}

/** The fields of one described filter. */
export function FilterField({ filter, values, options, onChange }: FieldOf<Filter>) {
  switch (filter.kind) {
    case 'one':
      return <OneField {...{ filter, values, options, onChange }} />;
    case 'some':
      return <SomeField {...{ filter, values, options, onChange }} />;
    case 'range':
      return <RangeFields {...{ filter, values, onChange }} />;
    case 'flags':
      return <FlagFields {...{ filter, values, onChange }} />;
    default: {
      const field = {
        value: values[filter.name] ?? '',
        onChange: (value: string) => onChange(withValue(values, filter.name, value), { isTyped: true }),
      };
      if (filter.kind === 'text') {
        const { label, name, maxLength, placeholder } = filter;
        return <TextField {...field} {...{ label, name, maxLength, ...(placeholder && { placeholder }) }} />;
      }
      const country = { countryID: values[filter.country] ?? '' };
      return filter.kind === 'region' ? (
        <RegionField {...field} {...country} />
      ) : (
        <SettlementField {...field} {...country} placeholder="" />
      );
    }
  }
}
