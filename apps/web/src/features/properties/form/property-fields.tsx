import type { propertyLookups } from '@piacter/contracts/properties';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import type { FieldPart, FieldSpec } from '../../listings/form/index.ts';
import { partIDs } from '../../listings/form/index.ts';
import { PriceField } from './price-field.tsx';
import { hasSite, hasSolarPanel, isPlot, isSwap, limits, type PriceName } from './property-rules.ts';
import type { FlagName, LookupName, NumberName, PropertyValues } from './property-values.ts';
import { text } from './text.ts';

type Spec = FieldSpec<PropertyValues>;

/** Which list each lookup chooses from: the contract's pairing, held to it by its type. */
const lists: typeof propertyLookups = {
  houseType: 'types_house',
  buildTechnology: 'types_build_technology',
  conditionID: 'types_condition',
  heatType: 'types_heating',
  parkingType: 'types_parking',
  viewType: 'types_view',
  furnishedType: 'types_furnished',
  electricityType: 'types_electricity',
  gasType: 'types_gas',
};

const { units, fields, sections } = text;
const is = [text.yes, text.no] as const;
const has = [text.has, text.hasNot] as const;
/** Of little use for a plot. */
const atHome = { isRare: true } as const;

const price = (name: PriceName, max: number): Spec => ({
  kind: 'own',
  name,
  label: fields[name],
  span: name === 'price' ? 6 : 3,
  draw: (form) => <PriceField form={form} name={name} max={max} />,
});
const amount = (name: NumberName, max: number, unit: string): Spec & { kind: 'number' } => ({
  kind: 'number',
  name,
  label: fields[name],
  max,
  unit,
});
const flag = (name: FlagName, words: readonly [string, string]): Spec => ({
  kind: 'flag',
  name,
  label: fields[name],
  words,
  ...atHome,
});
export const lookup = (name: LookupName): Spec & { kind: 'choice' } => ({
  kind: 'choice',
  name,
  label: fields[name],
  useOptions: () => {
    const { data } = useApi('GET /api/types/{kind}', { params: { kind: lists[name] } });
    return toOptions(data?.data ?? [], 'typeID', 'typeName');
  },
});

const fold = { isFolded: isPlot, label: text.rareForPlot };

/** The sections between the address and the special locations. */
export const fieldParts: readonly FieldPart<PropertyValues>[] = [
  {
    id: 'ar',
    title: sections.price,
    sub: sections.priceSub,
    fields: [
      price('price', limits.price),
      price('maintenanceFee', limits.maintenanceFee),
      price('utilities', limits.utilities),
    ],
  },
  {
    id: 'terulet',
    title: sections.area,
    fold,
    fields: [
      { ...amount('floorArea', limits.area, units.area), ...atHome },
      { ...amount('siteArea', limits.area, units.area), isExpected: hasSite },
      { ...amount('roomNumber', limits.rooms, units.rooms), ...atHome },
      { ...amount('halfRoomNumber', limits.rooms, units.rooms), ...atHome, isExpected: () => false },
    ],
  },
  {
    id: 'felszereltseg',
    title: sections.equipment,
    fold,
    fields: [
      flag('isAttic', is),
      flag('isSmartHome', is),
      flag('isGardenContact', is),
      flag('moveImmediately', is),
      flag('hasBalcony', has),
      flag('hasElevator', has),
      flag('thermallyInsulated', is),
      flag('hasSolarPanel', has),
      {
        ...amount('solarPanelOutput', limits.solarPanelOutput, units.solar),
        ...atHome,
        hint: fields.solarHint,
        isEnabled: hasSolarPanel,
      },
    ],
  },
  {
    id: 'jellemzok',
    title: sections.features,
    fold,
    fields: [
      { ...lookup('buildTechnology'), ...atHome },
      { ...lookup('conditionID'), ...atHome },
      { ...lookup('heatType'), ...atHome },
      lookup('parkingType'),
      lookup('viewType'),
      { ...lookup('furnishedType'), ...atHome },
      lookup('electricityType'),
      amount('amper', limits.amper, units.amper),
      lookup('gasType'),
    ],
  },
];

export const descriptionPart: FieldPart<PropertyValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    { kind: 'text', name: 'description', label: fields.description, maxLength: limits.description },
    {
      kind: 'text',
      name: 'exchangeDesc',
      label: fields.exchangeDesc,
      maxLength: limits.description,
      rows: 5,
      isShown: isSwap,
    },
  ],
};
