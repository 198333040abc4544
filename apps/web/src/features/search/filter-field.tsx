import { capitalised } from '../../lib/format.ts';
import { FilterOptions } from '../../ui/drawer.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { MultiSelect } from '../../ui/fields/multi-select.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { type Option, SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RegionField, SettlementField } from '../places/index.ts';
import type { FieldOf } from './field-of.ts';
import {
  type Filter,
  type FlagsFilter,
  idsOf,
  type OneFilter,
  type PlaceFilter,
  type SomeFilter,
  type TextFilter,
  withoutNames,
  withValue,
} from './filters.ts';
import { DayFields, NumberInput, RangeFields } from './measure-fields.tsx';
import { SuggestField } from './suggest-field.tsx';
import { text } from './text.ts';

/** Lists up to this length show all their boxes; longer ones open on demand. */
const mostBoxes = 6;

const written = (options: readonly Option[]) =>
  options.map((option) => ({ ...option, label: capitalised(option.label) }));

function OneField({ filter, values, options, faults, onChange }: FieldOf<OneFilter>) {
  const props = {
    label: filter.label,
    hideLabel: filter.look === 'tiles',
    name: filter.name,
    value: values[filter.name] ?? '',
    options: written(options),
    error: faults[filter.name],
    onChange: (value: string) =>
      onChange(withValue(withoutNames(values, filter.clears ?? []), filter.name, value)),
  };
  if (filter.look === 'tiles') return <RadioGroup {...props} variant="segmented" />;
  if (filter.look === 'suggest') return <SuggestField {...props} placeholder={filter.placeholder} />;
  return <SelectField {...props} placeholder={text.any} />;
}

function SomeField({ filter, values, options, faults, onChange }: FieldOf<SomeFilter>) {
  const chosen = idsOf(values[filter.name]);
  const choose = (ids: readonly string[]) => onChange(withValue(values, filter.name, ids.join(',')));
  if (filter.isLong || options.length > mostBoxes) {
    return (
      <MultiSelect
        label={filter.label}
        hideLabel
        value={chosen}
        onChange={choose}
        options={written(options)}
        chips={false}
        error={faults[filter.name]}
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

function FlagFields({ filter, values, faults, onChange }: FieldOf<FlagsFilter>) {
  if (filter.look === 'selects') {
    return filter.flags.map((flag) => (
      <SelectField
        key={flag.name}
        label={flag.label}
        name={flag.name}
        value={values[flag.name] ?? ''}
        error={faults[flag.name]}
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
          name={flag.name}
          error={faults[flag.name]}
          checked={values[flag.name] === '1'}
          onChange={(on) => onChange(withValue(values, flag.name, on ? '1' : ''))}
        />
      ))}
    </FilterOptions>
  );
}

function PlaceField({ filter, values, faults, onChange }: FieldOf<PlaceFilter>) {
  const field = {
    value: values[filter.name] ?? '',
    error: faults[filter.name],
    onChange: (value: string) => onChange(withValue(values, filter.name, value), { isTyped: true }),
    ...(filter.country && { countryID: values[filter.country] ?? '' }),
  };
  return filter.kind === 'region' ? (
    <RegionField {...field} name={filter.name} />
  ) : (
    <SettlementField {...field} placeholder="" />
  );
}

function WordField({ filter, values, faults, onChange }: FieldOf<TextFilter>) {
  const { label, name, maxLength, placeholder } = filter;
  return (
    <TextField
      {...{ label, name, maxLength, ...(placeholder && { placeholder }) }}
      value={values[name] ?? ''}
      error={faults[name]}
      onChange={(value) => onChange(withValue(values, name, value), { isTyped: true })}
    />
  );
}

/** The fields of one described filter. */
export function FilterField({ filter, ...rest }: FieldOf<Filter>) {
  switch (filter.kind) {
    case 'one':
      return <OneField filter={filter} {...rest} />;
    case 'some':
      return <SomeField filter={filter} {...rest} />;
    case 'range':
      return <RangeFields filter={filter} {...rest} />;
    case 'number':
      return <NumberInput filter={filter} {...rest} />;
    case 'days':
      return <DayFields filter={filter} {...rest} />;
    case 'flags':
      return <FlagFields filter={filter} {...rest} />;
    case 'text':
      return <WordField filter={filter} {...rest} />;
    default:
      return <PlaceField filter={filter} {...rest} />;
  }
}
