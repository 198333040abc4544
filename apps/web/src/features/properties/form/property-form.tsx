import { useApi } from '../../../lib/api/index.ts';
import { Cell, FieldGrid } from '../../../ui/form/form-layout.tsx';
import {
  ChoiceGroup,
  type Choices,
  fieldPart,
  type ListingForm,
  ListingFormPanel,
  type ListingPart,
} from '../../listings/form/index.ts';
import { addressPart } from './address-section.tsx';
import { descriptionPart, fieldParts } from './property-fields.tsx';
import type { PropertyValues } from './property-values.ts';
import { text } from './text.ts';

const { sections } = text;
const locationsID = 'kornyek';

/** What is near: any number of the special locations (OWN-15). */
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
        <ChoiceGroup label={text.fields.locations} hideLabel options={options} choices={locations} />
      </Cell>
    </FieldGrid>
  );
}

type Props = {
  form: ListingForm<PropertyValues>;
  locations: Choices;
  /** The word on the saving button, where it is not 'Mentés'. */
  save?: string;
  /** Parts of the page that follow the form and save by themselves. */
  after?: readonly ListingPart[];
};

/** The ad's form in its panel: index, sections, save bar. */
export function PropertyFormPanel({ form, locations, ...around }: Props) {
  const parts: ListingPart[] = [
    addressPart(form),
    ...fieldParts.map((part) => fieldPart(form, part)),
    {
      id: locationsID,
      label: sections.locations,
      content: <LocationsSection key={locationsID} locations={locations} />,
    },
    fieldPart(form, descriptionPart),
  ];
  return <ListingFormPanel form={form} title={text.data} sub={text.allFields} sections={parts} {...around} />;
}
