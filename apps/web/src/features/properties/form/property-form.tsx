import { EndpointForm, FormSaveBar } from '../../../lib/form/index.ts';
import { FormLayout, type FormSection } from '../../../ui/form-layout.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useCurrentSection } from '../../../ui/use-current-section.ts';
import { AddressSection } from './address-section.tsx';
import { FieldSection } from './field-section.tsx';
import { type Locations, LocationsSection } from './locations-section.tsx';
import type { PropertyForm } from './property-field.tsx';
import {
  areaFields,
  descriptionFields,
  equipmentFields,
  type FieldSpec,
  featureFields,
  isDone,
  priceFields,
} from './property-fields.ts';
import styles from './property-form.module.css';
import { isPlot } from './property-rules.ts';
import type { PropertyValues } from './property-values.ts';
import { sectionIDs } from './section-ids.ts';
import { text } from './text.ts';

const { sections } = text;

type Described = { id: string; title: string; sub?: string; fields: readonly FieldSpec[] };

/** The sections between the address and the description, all of described fields. */
const described: readonly Described[] = [
  { id: sectionIDs.price, title: sections.price, sub: sections.priceSub, fields: priceFields },
  { id: sectionIDs.area, title: sections.area, fields: areaFields },
  { id: sectionIDs.equipment, title: sections.equipment, fields: equipmentFields },
  { id: sectionIDs.features, title: sections.features, fields: featureFields },
];
const description: Described = {
  id: sectionIDs.description,
  title: sections.description,
  fields: descriptionFields,
};

const addressIsDone = (values: PropertyValues) =>
  [
    values.countryID,
    values.adType,
    values.postalCode,
    values.settlement,
    values.street,
    values.houseNumber,
  ].every((value) => value.trim() !== '');

const indexOf = (values: PropertyValues, after: readonly FormSection[]): FormSection[] => {
  const plot = isPlot(values);
  const entry = ({ id, title, fields }: Described) => ({
    id,
    label: title,
    done: isDone(fields, values, plot),
  });
  return [
    { id: sectionIDs.address, label: sections.address, done: addressIsDone(values) },
    ...described.map(entry),
    { id: sectionIDs.locations, label: sections.locations },
    entry(description),
    ...after,
  ];
};

type Props = {
  form: PropertyForm;
  locations: Locations;
  /** The word on the saving button, where it is not 'Mentés'. */
  save?: string;
  /** Sections of the page that follow the form and save by themselves. */
  after?: readonly FormSection[];
};

/** The ad's form in its panel: index, sections, save bar. */
export function PropertyFormPanel({ form, locations, save, after = [] }: Props) {
  const index = indexOf(form.values, after);
  const current = useCurrentSection(index.map(({ id }) => id));
  return (
    <Panel title={text.data} sub={text.allFields} flush>
      <EndpointForm form={form} label={text.data} className={styles.form ?? ''}>
        <FormLayout label={text.index} sections={index} {...(current && { current })}>
          <AddressSection form={form} id={sectionIDs.address} />
          {described.map((section) => (
            <FieldSection key={section.id} form={form} {...section} />
          ))}
          <LocationsSection id={sectionIDs.locations} locations={locations} />
          <FieldSection form={form} {...description} />
        </FormLayout>
        <FormSaveBar form={form} {...(save !== undefined && { save })} />
      </EndpointForm>
    </Panel>
  );
}
