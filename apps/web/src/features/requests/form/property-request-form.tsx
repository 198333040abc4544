import { upperFirst } from '@piacter/contracts/core/hungarian';
import { regionKinds } from '@piacter/contracts/places/values';
import {
  propertyRequestLimits,
  requestedAdTypes,
  requestTextLimits,
} from '@piacter/contracts/requests/values';
import { useApi } from '../../../lib/api/index.ts';
import { ChoiceGroup, type Choices } from '../../../ui/fields/choice-group.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { type Option, toOptions } from '../../../ui/fields/select-field.tsx';
import { custom, number, select, textArea } from '../../../ui/form/field-kinds.tsx';
import type { ControlProps, SectionSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { useCountries } from '../../places/index.ts';
import { regions } from '../fields/index.ts';
import {
  hasBuilding,
  hasSite,
  isFlat,
  type PropertyRequestForm,
  type PropertyRequestValues,
} from './property-request-values.ts';
import { requestedPrice } from './requested-price-field.tsx';
import { text } from './text.ts';

const { property: words } = text;

const useCountryOptions = (): Option[] => toOptions(useCountries(), 'countryID', 'countryName');
const useTypes = (kind: string) => useApi('GET /api/types/{kind}', { params: { kind } }).data?.data ?? [];

const requested: readonly number[] = Object.values(requestedAdTypes);

/** A choice of a few types as tiles; `isOffered` leaves out types that cannot be requested. */
function TypeTiles({ control, kind }: { control: ControlProps<string>; kind: 'types_ad' | 'types_house' }) {
  const types = useTypes(kind).filter(({ typeID }) => kind === 'types_house' || requested.includes(typeID));
  const options = types.map(({ typeID, typeName }) => ({
    value: String(typeID),
    label: upperFirst(typeName),
  }));
  return <RadioGroup {...control} options={options} variant="segmented" />;
}

const tiles = (kind: 'types_ad' | 'types_house') => ({
  ...custom<string, unknown>((control) => <TypeTiles control={control} kind={kind} />),
  span: 3 as const,
});

type ListProps = { control: ControlProps<number[]>; kind: string; choices: Choices };

function TypeBoxes({ control: { label, name, required, error }, kind, choices }: ListProps) {
  const options = useTypes(kind).map(({ typeID, typeName }) => ({ id: typeID, label: upperFirst(typeName) }));
  return (
    <ChoiceGroup
      {...{ label, name, required, error }}
      hint={choices.isSaving && words.savedAtOnce}
      options={options}
      choices={choices}
    />
  );
}

const area = number({ max: propertyRequestLimits.area, unit: words.squareMetres });
const floor = number({ max: propertyRequestLimits.floor });
const rooms = number({ max: propertyRequestLimits.rooms });
const optional = () => false;

/** How the lists are edited: collected in the form of a new request, saved one by one for a stored one (RRE-04). */
export type PropertyRequestChoices = Record<'conditions' | 'buildTechnologies', Choices>;

const sectionsFor = (choices: PropertyRequestChoices): readonly SectionSpec<PropertyRequestValues>[] => [
  {
    id: 'mit',
    title: words.sections.what,
    fields: [
      { name: 'adType', label: words.adType, kind: tiles('types_ad'), required: true },
      { name: 'houseType', label: words.houseType, kind: tiles('types_house'), required: true },
      {
        name: 'countryID',
        label: words.countryID,
        kind: select({ useOptions: useCountryOptions }),
        required: true,
      },
      {
        name: 'regions',
        label: words.regions,
        kind: regions({ kinds: regionKinds, placeholder: words.regionsExample }),
        required: true,
        hint: words.regionsHint,
      },
    ],
  },
  {
    id: 'ar',
    title: words.sections.price,
    fields: [
      { name: 'minPrice', label: words.minPrice, kind: requestedPrice('minPrice'), required: true },
      { name: 'maxPrice', label: words.maxPrice, kind: requestedPrice('maxPrice'), required: true },
    ],
  },
  {
    id: 'meret',
    title: words.sections.size,
    fields: [
      { name: 'floorAreaFrom', label: words.floorAreaFrom, kind: area, required: true, isShown: hasBuilding },
      { name: 'floorAreaTo', label: words.floorAreaTo, kind: area, required: true, isShown: hasBuilding },
      { name: 'siteAreaFrom', label: words.siteAreaFrom, kind: area, isExpected: optional, isShown: hasSite },
      { name: 'siteAreaTo', label: words.siteAreaTo, kind: area, isExpected: optional, isShown: hasSite },
      { name: 'minRooms', label: words.minRooms, kind: rooms, required: true, isShown: hasBuilding },
      { name: 'maxRooms', label: words.maxRooms, kind: rooms, required: true, isShown: hasBuilding },
      {
        name: 'excludeFloorFrom',
        label: words.excludeFloorFrom,
        kind: floor,
        hint: words.floorsHint,
        isExpected: optional,
        isShown: isFlat,
      },
      {
        name: 'excludeFloorTo',
        label: words.excludeFloorTo,
        kind: floor,
        isExpected: optional,
        isShown: isFlat,
      },
    ],
  },
  {
    id: 'epulet',
    title: words.sections.building,
    fields: [
      {
        name: 'conditions',
        label: words.conditions,
        kind: custom((control) => (
          <TypeBoxes control={control} kind="types_condition" choices={choices.conditions} />
        )),
        required: true,
        isExpected: () => choices.conditions.selected.length === 0,
      },
      {
        name: 'buildTechnologies',
        label: words.buildTechnologies,
        kind: custom((control) => (
          <TypeBoxes control={control} kind="types_build_technology" choices={choices.buildTechnologies} />
        )),
        required: true,
      },
    ],
  },
  {
    id: 'keresek',
    title: words.sections.description,
    fields: [
      {
        name: 'description',
        label: words.description,
        kind: textArea({ maxLength: requestTextLimits.propertyDescription }),
        required: true,
      },
    ],
  },
];

type Props = { form: PropertyRequestForm; choices: PropertyRequestChoices; save?: string };

/** The form of a property request, new or stored (RRE-02). */
export function PropertyRequestPanel({ form, choices, save }: Props) {
  const sections = sectionsFor(choices).filter(({ id }) => id !== 'epulet' || hasBuilding(form.values));
  const isChosen = choices.conditions.selected.length > 0 && choices.buildTechnologies.selected.length > 0;
  return (
    <FormPanel
      form={form}
      title={words.form}
      sub={text.required}
      save={save}
      sections={sections.map((section) => ({
        ...toFormPart(form, section),
        ...(section.id === 'epulet' && { done: isChosen }),
      }))}
    />
  );
}
