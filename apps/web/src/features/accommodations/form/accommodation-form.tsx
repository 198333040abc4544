import { DescribedField } from '../../../ui/form/described-fields.tsx';
import type { FormPart } from '../../../ui/form/field-spec.ts';
import { FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import type { OtherButton } from '../../../ui/form/form-save-bar.tsx';
import type { AddressField } from '../../address/index.ts';
import { ListingAddress, partIDs, timetablePart } from '../../listings/form/index.ts';
import { accommodationFormText as text } from '../text.ts';
import { descriptionSection, equipmentSection, factsSection, nameField } from './accommodation-fields.ts';
import type { AccommodationForm } from './accommodation-values.ts';
import { groupsPart } from './groups-section.tsx';
import { periodPart } from './period-section.tsx';

const details = { step: text.details, isOptional: true };

/** Country and settlement are required, the house number is not. */
const required = ['countryID', 'settlement'] as const satisfies AddressField[];

/** Name and address (HOST-05). */
const addressPart = (form: AccommodationForm): FormPart => ({
  id: partIDs.address,
  label: text.sections.address,
  done: [...required, 'accommodationName' as const].every((name) => form.values[name].trim() !== ''),
  content: (
    <FieldGrid id={partIDs.address} title={text.sections.address}>
      <DescribedField form={form} spec={nameField} />
      <ListingAddress form={form} required={required} profile />
    </FieldGrid>
  ),
});

type Props = {
  form: AccommodationForm;
  /** Of a saved accommodation. */
  id: number | null;
  save?: string;
  other?: OtherButton | undefined;
  hasSteps?: boolean;
  before: readonly FormPart[];
  after?: readonly FormPart[];
};

/** The accommodation's form, its sections in the documented order (HOST-04). */
export function AccommodationFormPanel({ form, id, ...around }: Props) {
  const sections: FormPart[] = [
    addressPart(form),
    { ...periodPart(form), step: text.sections.facts },
    toFormPart(form, factsSection),
    toFormPart(form, equipmentSection, { isOptional: true }),
    toFormPart(form, descriptionSection),
    { ...groupsPart(form, id), ...details },
    timetablePart('accommodation', form, details),
  ];
  return <FormPanel form={form} title={text.data} sub={text.starred} sections={sections} {...around} />;
}
