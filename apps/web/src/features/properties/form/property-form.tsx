import { useApi } from '../../../lib/api/index.ts';
import { type Choices, FoldedChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import type { FormPart } from '../../../ui/form/field-spec.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import type { OtherButton } from '../../../ui/form/form-save-bar.tsx';
import { propertyFormText as text } from '../text.ts';
import { addressPart } from './address-section.tsx';
import { descriptionSection, fieldSections } from './property-fields.tsx';
import type { PropertyForm } from './property-values.ts';

const { sections } = text;
const locationsID = 'kornyek';
const details = { step: text.details, isOptional: true };

/** The special locations, any number of them (OWN-15). */
function LocationsSection({ locations }: { locations: Choices }) {
  const list = useApi('GET /api/special_locations', {}).data?.data ?? [];
  const options = list.map(({ locationID, locationName }) => ({ id: locationID, label: locationName }));
  return (
    <FieldGrid
      id={locationsID}
      title={sections.locations}
      sub={locations.isSaving ? sections.locationsSubSaved : sections.locationsSub}
    >
      <Cell>
        <FoldedChoiceGroup label={text.locations} options={options} choices={locations} />
      </Cell>
    </FieldGrid>
  );
}

type Props = {
  form: PropertyForm;
  locations: Choices;
  /** The label of the submit button; 'Mentés' by default. */
  save?: string;
  other?: OtherButton | undefined;
  hasSteps?: boolean;
  /** Parts above and below the form that save by themselves. */
  before?: readonly FormPart[];
  after?: readonly FormPart[];
};

/** The ad's form in its panel: index, sections, save bar. */
export function PropertyFormPanel({ form, locations, ...around }: Props) {
  const parts: FormPart[] = [
    addressPart(form),
    ...fieldSections.map((section) => toFormPart(form, section, section.isDetail ? details : {})),
    {
      id: locationsID,
      label: sections.locations,
      content: <LocationsSection locations={locations} />,
      ...details,
    },
    toFormPart(form, descriptionSection),
  ];
  return <FormPanel form={form} title={text.data} sub={text.allFields} sections={parts} {...around} />;
}
