import { descriptionLimit } from '@piacter/contracts/listings/values';
import {
  type DependentNumber,
  type PropertyFlag,
  type PropertyLookup,
  type PropertyNumber,
  propertyLimits,
  propertyLookups,
} from '@piacter/contracts/properties/values';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { custom, number, select, textArea, yesNo } from '../../../ui/form/field-kinds.tsx';
import type { FieldSpec, SectionSpec } from '../../../ui/form/field-spec.ts';
import { partIDs } from '../../listings/form/index.ts';
import { PriceField } from './price-field.tsx';
import { hasSite, isAnswered, isPlot, isSwap, type PriceName } from './property-rules.ts';
import type { PropertyValues } from './property-values.ts';
import { text } from './text.ts';

type Spec = FieldSpec<PropertyValues>;

const { units, fields, sections } = text;
const is = [text.yes, text.no] as const;
const has = [text.has, text.hasNot] as const;
/** Sections that a plot rarely needs. */
const forBuildings = { collapsible: true } as const;

const price = (name: PriceName): Spec => ({
  name,
  label: fields[name],
  kind: custom((_, form) => <PriceField form={form} name={name} />),
  span: name === 'price' ? 6 : 3,
});
const amount = (name: PropertyNumber, unit: string): Spec => ({
  name,
  label: fields[name],
  kind: number({ max: propertyLimits[name], unit }),
});
const dependent = (name: DependentNumber, unit: string): Spec => ({
  ...amount(name, unit),
  ...forBuildings,
  hint: text.hints[name],
  isEnabled: isAnswered(name),
});
const flag = (name: PropertyFlag, words: readonly [string, string]): Spec => ({
  name,
  label: fields[name],
  kind: yesNo(words),
  ...forBuildings,
});
export const lookup = (name: PropertyLookup): Spec => ({
  name,
  label: fields[name],
  kind: select({
    useOptions: () => {
      const { data } = useApi('GET /api/types/{kind}', { params: { kind: propertyLookups[name] } });
      return toOptions(data?.data ?? [], 'typeID', 'typeName');
    },
  }),
});

const collapse = { isCollapsed: isPlot, label: text.rareForPlot };

/** The sections between the address and the special locations. */
export const fieldSections: readonly SectionSpec<PropertyValues>[] = [
  {
    id: 'ar',
    title: sections.price,
    sub: sections.priceSub,
    fields: [price('price'), price('maintenanceFee'), price('utilities')],
  },
  {
    id: 'terulet',
    title: sections.area,
    collapse,
    fields: [
      { ...amount('floorArea', units.area), ...forBuildings },
      { ...amount('siteArea', units.area), isExpected: hasSite },
      { ...amount('roomNumber', units.rooms), ...forBuildings },
      { ...amount('halfRoomNumber', units.rooms), ...forBuildings, isExpected: () => false },
    ],
  },
  {
    id: 'felszereltseg',
    title: sections.equipment,
    collapse,
    fields: [
      flag('isAttic', is),
      flag('isSmartHome', is),
      flag('isGardenContact', is),
      flag('moveImmediately', is),
      flag('hasBalcony', has),
      dependent('balconyArea', units.area),
      flag('hasElevator', has),
      flag('thermallyInsulated', is),
      flag('hasSolarPanel', has),
      dependent('solarPanelOutput', units.solar),
    ],
  },
  {
    id: 'jellemzok',
    title: sections.features,
    collapse,
    fields: [
      { ...lookup('buildTechnology'), ...forBuildings },
      { ...lookup('conditionID'), ...forBuildings },
      { ...lookup('heatType'), ...forBuildings },
      lookup('parkingType'),
      lookup('viewType'),
      { ...lookup('furnishedType'), ...forBuildings },
      lookup('electricityType'),
      amount('amper', units.amper),
      lookup('gasType'),
    ],
  },
];

export const descriptionSection: SectionSpec<PropertyValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    {
      name: 'description',
      label: fields.description,
      kind: textArea({ maxLength: descriptionLimit }),
    },
    {
      name: 'exchangeDesc',
      label: fields.exchangeDesc,
      kind: textArea({ maxLength: descriptionLimit, rows: 5 }),
      isShown: isSwap,
    },
  ],
};
