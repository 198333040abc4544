import { accommodationFields, stayField } from '@piacter/contracts/accommodations/fields';
import { daysBetween } from '@piacter/contracts/core/days';
import { formatAsked } from '@piacter/contracts/core/field-words';
import { accommodationRequestFields as fields } from '@piacter/contracts/requests/fields';
import { useId } from 'react';
import { useRegisteredField } from '../../../lib/form/field-registry.ts';
import type { Form } from '../../../lib/form/index.ts';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { custom } from '../../../ui/form/field-kinds.tsx';
import type { ControlProps } from '../../../ui/form/field-spec.ts';
import { text as shared } from '../../../ui/text.ts';
import type { AccommodationRequestValues } from './accommodation-request-values.ts';

type StayForm = Form<AccommodationRequestValues>;
type Props = { control: ControlProps<string>; form: StayForm };

/** Both days of a stay, in the calendar of the search. */
function StayDaysField({ control, form }: Props) {
  const id = useId();
  const end = form.field('endDate');
  useRegisteredField(end.name, fields.endDate.label, id);
  return (
    <DateRangeField
      {...control}
      id={id}
      label={stayField.label}
      placeholder={shared.choose}
      value={{ from: control.value, to: end.value }}
      onChange={({ from, to }) => {
        control.onChange(from);
        end.onChange(to);
      }}
      describe={({ from, to }) => formatAsked(accommodationFields.minimumStay.asked, daysBetween(from, to))}
      error={control.error ?? end.error}
    />
  );
}

export const stayDays = custom<string, StayForm>((control, form) => (
  <StayDaysField control={control} form={form} />
));
