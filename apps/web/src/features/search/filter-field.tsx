import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { ReactNode } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { FieldGroup } from '../../ui/fields/field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { type Option, SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PlacesField, RegionField, SettlementField } from '../places/index.ts';
import { AutocompleteSelect } from './autocomplete-select.tsx';
import { parseIDs, withoutNames, withValue } from './filter-values.ts';
import styles from './filters.module.css';
import type {
  Filter,
  FilterFieldProps,
  FlagsFilter,
  MultiSelectFilter,
  OptionCounts,
  PlaceFilter,
  SelectFilter,
  TextFilter,
} from './filters.ts';
import { NumberInput, RangeFields, StayField } from './range-fields.tsx';
import { text } from './text.ts';

/** Lists up to this length show all their boxes; longer ones open on demand. */
const maxBoxes = 6;

const capitalisedOptions = (options: readonly Option[]) =>
  options.map((option) => ({ ...option, label: upperFirst(option.label) }));

type Counts = OptionCounts[string];

/** The number beside a box, once it is known. */
const formatCount = (counts: Counts, value: string): { count?: string } =>
  counts ? { count: formatNumber(counts[value] ?? 0) } : {};

/** An entry of a native list, which has no room for a number of its own. */
const toOption = (value: string, label: string, counts: Counts): Option => ({
  value,
  label: counts ? `${label} (${formatNumber(counts[value] ?? 0)})` : label,
});

function SingleSelectField({
  filter,
  values,
  options,
  counts,
  errors,
  onChange,
}: FilterFieldProps<SelectFilter>) {
  const props = {
    label: filter.label,
    hideLabel: filter.variant === 'tiles',
    name: filter.name,
    value: values[filter.name] ?? '',
    options: capitalisedOptions(options),
    error: errors[filter.name],
    onChange: (value: string) =>
      onChange(withValue(withoutNames(values, filter.clears ?? []), filter.name, value)),
  };
  if (filter.variant === 'tiles') return <RadioGroup {...props} variant="segmented" />;
  if (filter.variant === 'autocomplete')
    return <AutocompleteSelect {...props} placeholder={filter.placeholder} suggest={filter.suggest} />;
  const counted = props.options.map(({ value, label }) => toOption(value, label, counts[filter.name]));
  return <SelectField {...props} options={counted} placeholder={filter.placeholder ?? text.any} />;
}

type BoxesProps = { label: string; error?: string | undefined; children: ReactNode };

/** Checkboxes under the title of their group, without which 'igen' and 'utcában' say little. */
const Boxes = ({ label, error, children }: BoxesProps) => (
  <FieldGroup label={label} hideLabel error={error}>
    <div className={styles.options}>{children}</div>
  </FieldGroup>
);

function MultiSelectField({
  filter,
  values,
  options,
  counts,
  errors,
  onChange,
}: FilterFieldProps<MultiSelectFilter>) {
  const selected = parseIDs(values[filter.name]);
  const select = (ids: readonly string[]) => onChange(withValue(values, filter.name, ids.join(',')));
  if (filter.isLong || options.length > maxBoxes) {
    return (
      <MultiSelect
        label={filter.label}
        hideLabel
        value={selected}
        onChange={select}
        options={capitalisedOptions(options).map((option) => ({
          ...option,
          ...formatCount(counts[filter.name], option.value),
        }))}
        chips={false}
        error={errors[filter.name]}
      />
    );
  }
  return (
    <Boxes label={filter.label} error={errors[filter.name]}>
      {capitalisedOptions(options).map(({ value, label }) => (
        <CheckboxField
          key={value}
          dense
          label={label}
          {...formatCount(counts[filter.name], value)}
          checked={selected.includes(value)}
          onChange={(on) => select(on ? [...selected, value] : selected.filter((other) => other !== value))}
        />
      ))}
    </Boxes>
  );
}

function FlagFields({ filter, values, counts, errors, onChange }: FilterFieldProps<FlagsFilter>) {
  if (filter.variant === 'selects') {
    return filter.flags.map((flag) => (
      <SelectField
        key={flag.name}
        label={flag.label}
        name={flag.name}
        value={values[flag.name] ?? ''}
        error={errors[flag.name]}
        onChange={(value) => onChange(withValue(values, flag.name, value))}
        options={[toOption('1', flag.yes, counts[flag.name]), toOption('0', flag.no, counts[flag.name])]}
        placeholder={text.any}
      />
    ));
  }
  return (
    <Boxes label={filter.label}>
      {filter.flags.map((flag) => (
        <CheckboxField
          key={flag.name}
          dense
          label={flag.yes}
          {...formatCount(counts[flag.name], '1')}
          name={flag.name}
          error={errors[flag.name]}
          checked={values[flag.name] === '1'}
          onChange={(on) => onChange(withValue(values, flag.name, on ? '1' : ''))}
        />
      ))}
    </Boxes>
  );
}

function PlaceField({ filter, values, errors, onChange }: FilterFieldProps<PlaceFilter>) {
  const field = {
    value: values[filter.name] ?? '',
    error: errors[filter.name],
    ...(filter.country && { countryID: values[filter.country] ?? '' }),
  };
  const change = (value: string) => onChange(withValue(values, filter.name, value), { isTyped: true });
  if (filter.kind === 'region') return <RegionField {...field} name={filter.name} onChange={change} />;
  const { radius } = filter;
  if (!radius) return <SettlementField {...field} onChange={change} placeholder="" />;
  return (
    <PlacesField
      {...field}
      placeholder=""
      onChange={(places, how) =>
        onChange(withValue(places ? values : withoutNames(values, [radius]), filter.name, places), how)
      }
      radius={{
        value: values[radius] ?? '',
        error: errors[radius],
        onChange: (kilometres) => onChange(withValue(values, radius, kilometres)),
      }}
    />
  );
}

function KeywordField({ filter, values, errors, onChange }: FilterFieldProps<TextFilter>) {
  const { label, name, maxLength, placeholder } = filter;
  return (
    <TextField
      {...{ label, name, maxLength, ...(placeholder && { placeholder }) }}
      value={values[name] ?? ''}
      error={errors[name]}
      onChange={(value) => onChange(withValue(values, name, value), { isTyped: true })}
    />
  );
}

/** The fields of one described filter. */
export function FilterField({ filter, ...rest }: FilterFieldProps<Filter>) {
  switch (filter.kind) {
    case 'select':
      return <SingleSelectField filter={filter} {...rest} />;
    case 'multiSelect':
      return <MultiSelectField filter={filter} {...rest} />;
    case 'range':
      return <RangeFields filter={filter} {...rest} />;
    case 'number':
      return <NumberInput filter={filter} {...rest} />;
    case 'dates':
    case 'people':
      return <StayField filter={filter} {...rest} />;
    case 'flags':
      return <FlagFields filter={filter} {...rest} />;
    case 'chip':
      return null;
    case 'text':
      return <KeywordField filter={filter} {...rest} />;
    default:
      return <PlaceField filter={filter} {...rest} />;
  }
}
