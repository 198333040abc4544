import { namesInGroup, type RangeField } from '@piacter/contracts/core/fields';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { getUnitSign } from '@piacter/contracts/core/units';
import { regionKinds } from '@piacter/contracts/places/values';
import {
  propertyRequestFields as fields,
  getEndLabels,
  type RequestRange,
} from '@piacter/contracts/requests/fields';
import { requestedAdTypes } from '@piacter/contracts/requests/values';
import { useApi } from '../../../lib/api/index.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup, type Choices } from '../../../ui/fields/choice-group.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { custom, number } from '../../../ui/form/field-kinds.tsx';
import { type ControlProps, type FieldSpec, type SectionSpec, toSpec } from '../../../ui/form/field-spec.ts';
import { FormPanel, toFormPart } from '../../../ui/form/form-panel.tsx';
import { regions } from '../fields/index.tsx';
import type { PropertyRequestForm, PropertyRequestValues } from './property-request-values.ts';
import { country, descriptionSection } from './request-sections.tsx';
import { requestedPrice } from './requested-price-field.tsx';
import { text } from './text.ts';

const { property: words } = text;

const useTypes = (kind: string) => useApi('GET /api/types/{kind}', { params: { kind } }).data?.data ?? [];

const requested: readonly number[] = Object.values(requestedAdTypes);

/** A choice of a few types as tiles; `isOffered` leaves out types that cannot be requested. */
function TypeTiles({ control, kind }: { control: ControlProps<string>; kind: 'types_ad' | 'types_house' }) {
  const types = useTypes(kind).filter(({ typeID }) => kind === 'types_house' || requested.includes(typeID));
  const options = types.map(({ typeID, typeName }) => ({
    value: String(typeID),
    label: (kind === 'types_ad' && words.adTypes[typeID]) || upperFirst(typeName),
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
  const { select, selected } = choices;
  return (
    <>
      <ChoiceGroup
        {...{ label, name, required, error }}
        hint={choices.isSaving && words.savedAtOnce}
        options={options}
        choices={choices}
      />
      {select && selected.length < options.length && (
        <Button
          variant="plain"
          aria-label={words.anyOf(label)}
          onClick={() => select(options.map(({ id }) => id))}
        >
          {words.any}
        </Button>
      )}
    </>
  );
}

type Spec = FieldSpec<PropertyRequestValues>;

const spec = <Name extends keyof typeof fields>(name: Name) => toSpec(name, fields[name]);

/** Both ends of a range. */
const range = (name: RequestRange): Spec[] => {
  const field: RangeField = fields[name];
  const unit = field.unit && getUnitSign(field.unit);
  const kind = number({ max: field.max, ...(unit && { unit }) });
  return fields[name].ends.map(
    (end, index): Spec => ({
      ...toSpec(end, { ...field, label: getEndLabels(field)[index] ?? '' }),
      kind,
      ...(end === 'excludeFloorFrom' && { hint: words.floorsHint }),
    }),
  );
};

/** How the lists are edited: collected in the form of a new request, saved one by one for a stored one (RRE-04). */
export type PropertyRequestChoices = Record<'conditions' | 'buildTechnologies', Choices>;

const sectionsFor = (choices: PropertyRequestChoices): readonly SectionSpec<PropertyRequestValues>[] => [
  {
    id: 'mit',
    title: words.sections.what,
    fields: [
      { ...spec('adType'), kind: tiles(fields.adType.list) },
      { ...spec('houseType'), kind: tiles(fields.houseType.list) },
      { ...spec('countryID'), kind: country },
      {
        ...spec('regions'),
        kind: regions({ kinds: regionKinds, placeholder: words.regionsExample }),
        hint: words.regionsHint,
      },
    ],
  },
  {
    id: 'ar',
    title: fields.price.label,
    fields: [
      { ...spec('price'), name: 'minPrice', kind: requestedPrice(0) },
      { ...spec('price'), name: 'maxPrice', kind: requestedPrice(1) },
    ],
  },
  { id: 'meret', title: words.sections.size, fields: namesInGroup(fields, 'size').flatMap(range) },
  {
    id: 'epulet',
    title: words.sections.building,
    fields: [
      {
        ...spec('conditions'),
        kind: custom<number[], unknown>((control) => (
          <TypeBoxes control={control} kind={fields.conditions.list} choices={choices.conditions} />
        )),
        isExpected: () => choices.conditions.selected.length === 0,
      },
      {
        ...spec('buildTechnologies'),
        kind: custom<number[], unknown>((control) => (
          <TypeBoxes
            control={control}
            kind={fields.buildTechnologies.list}
            choices={choices.buildTechnologies}
          />
        )),
      },
    ],
  },
  descriptionSection(words.sections.description, fields.description),
];

type Props = {
  form: PropertyRequestForm;
  choices: PropertyRequestChoices;
  save?: string;
  /** Whether it begins with what an earlier request says. */
  isStarted?: boolean;
};

/** The form of a property request, new or stored (RRE-02). */
export function PropertyRequestPanel({ form, choices, save, isStarted = false }: Props) {
  const sections = sectionsFor(choices).filter((section) =>
    section.fields.some(({ isShown }) => isShown?.(form.values)),
  );
  const isChosen = choices.conditions.selected.length > 0 && choices.buildTechnologies.selected.length > 0;
  return (
    <FormPanel
      form={form}
      title={words.form}
      sub={text.required}
      save={save}
      sections={sections.map((section) => ({
        ...toFormPart(form, section, { hasInput: isStarted }),
        ...(section.id === 'epulet' && { done: isChosen }),
      }))}
    />
  );
}
