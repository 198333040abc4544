import { daysBetween } from '@piacter/contracts/core/days';
import { CountsField } from '../../ui/fields/counts-field.tsx';
import type { DateRange } from '../../ui/fields/date-range-dialog.tsx';
import { DateRangeField } from '../../ui/fields/date-range-field.tsx';
import { parseNumber, withoutNames, withValue } from './filter-values.ts';
import type { DatesFilter, FilterFieldProps, PeopleFilter, Values } from './filters.ts';

const anyPeople = 'Bárhányan';

function DateFields({ filter, values, errors, onChange }: FilterFieldProps<DatesFilter>) {
  const { label, from, to, bounds, nights, stay } = filter;
  const change = (range: DateRange) => {
    const isWhole = range.from !== '' && range.to !== '';
    if (stay && !isWhole && range.from + range.to !== '') return;
    const dates = withValue(withValue(values, from, range.from), to, range.to);
    if (!stay) onChange(dates);
    else {
      const isAlone = isWhole && stay.people.every((name) => values[name] === undefined);
      onChange({ ...withoutNames(dates, stay.replaces), ...(isAlone && stay.usual) });
    }
  };
  return (
    <DateRangeField
      label={label}
      value={{ from: values[from] ?? '', to: values[to] ?? '' }}
      onChange={change}
      error={errors[from] ?? errors[to]}
      placeholder={stay?.describe(values)}
      opensAt={stay && values[stay.opensAt]}
      {...(bounds && { bounds })}
      {...(nights && { describe: (range) => nights.format(daysBetween(range.from, range.to)) })}
    />
  );
}

function PeopleFields({ filter, values, errors, onChange }: FilterFieldProps<PeopleFilter>) {
  const { label, groups, max, total, mirror = total, format } = filter;
  const [first] = groups;
  const isTotal = groups.every(({ name }) => values[name] === undefined) && values[total] !== undefined;
  const shown: Values = isTotal && first ? { [first.name]: values[total] ?? '' } : values;
  return (
    <CountsField
      label={label}
      groups={groups}
      max={max}
      counts={Object.fromEntries(groups.map(({ name }) => [name, parseNumber(shown[name]) ?? 0]))}
      summary={format(shown) || anyPeople}
      error={groups.map(({ name }) => errors[name]).find(Boolean)}
      onChange={(name, count) => {
        const repeated = values[mirror] === values[total] ? mirror : total;
        const kept = { ...withoutNames(values, [total, repeated]), ...(isTotal && shown) };
        onChange(withValue(kept, name, count > 0 ? String(count) : ''), { isTyped: true });
      }}
    />
  );
}

/** The field of days or of people. */
export const StayField = ({ filter, ...rest }: FilterFieldProps<DatesFilter | PeopleFilter>) =>
  filter.kind === 'dates' ? (
    <DateFields filter={filter} {...rest} />
  ) : (
    <PeopleFields filter={filter} {...rest} />
  );
