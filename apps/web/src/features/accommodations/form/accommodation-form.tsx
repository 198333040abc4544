import { FieldGrid } from '../../../ui/form/form-layout.tsx';
import type { AddressField } from '../../address/index.ts';
import {
  DrawnField,
  fieldPart,
  ListingAddress,
  type ListingForm,
  ListingFormPanel,
  type ListingPart,
  partIDs,
  timetablePart,
} from '../../listings/form/index.ts';
import { boxesPart, descriptionPart, factsPart, nameField } from './accommodation-fields.ts';
import type { AccommodationValues } from './accommodation-values.ts';
import { groupsPart } from './groups-section.tsx';
import { periodPart } from './period-section.tsx';
import { text } from './text.ts';

type Form = ListingForm<AccommodationValues>;

/** Where it is has to be known; the house may be left out. */
const required = ['countryID', 'settlement'] as const satisfies AddressField[];

/** Name and address (HOST-05). */
const addressPart = (form: Form): ListingPart => ({
  id: partIDs.address,
  label: text.sections.address,
  done: [...required, 'accommodationName' as const].every((name) => form.values[name].trim() !== ''),
  content: (
    <FieldGrid key={partIDs.address} id={partIDs.address} title={text.sections.address}>
      <DrawnField form={form} spec={nameField} />
      <ListingAddress form={form} required={required} profile />
    </FieldGrid>
  ),
});

type Props = {
  form: Form;
  /** Of an accommodation that exists. */
  id: number | null;
  save?: string;
  before: readonly ListingPart[];
  after?: readonly ListingPart[];
};

/** The accommodation's form, its sections in the documents' order (HOST-04). */
export function AccommodationFormPanel({ form, id, ...around }: Props) {
  const sections: ListingPart[] = [
    addressPart(form),
    periodPart(form),
    fieldPart(form, factsPart),
    fieldPart(form, boxesPart),
    fieldPart(form, descriptionPart),
    groupsPart(form, id),
    timetablePart(form),
  ];
  return (
    <ListingFormPanel form={form} title={text.data} sub={text.starred} sections={sections} {...around} />
  );
}
