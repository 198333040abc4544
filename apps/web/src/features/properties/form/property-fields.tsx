import { descriptionLimit } from '@piacter/contracts/listings/values';
import {
  type PropertyFlag,
  type PropertyLookup,
  type PropertyNumber,
  propertyLimits,
  propertyLookups,
} from '@piacter/contracts/properties/values';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import type { FieldPart, FieldSpec } from '../../listings/form/index.ts';
import { partIDs } from '../../listings/form/index.ts';
import { PriceField } from './price-field.tsx';
import { hasSite, hasSolarPanel, isPlot, isSwap, type PriceName } from './property-rules.ts';
import type { PropertyValues } from './property-values.ts';
import { text } from './text.ts';

type Spec = FieldSpec<PropertyValues>;

const { units, fields, sections } = text;
const is = [text.yes, text.no] as const;
const has = [text.has, text.hasNot] as const;
/** Of little use for a plot. */
const atHome = { isRare: true } as const;

const price = (name: PriceName): Spec => ({
  kind: 'own',
  name,
  label: fields[name],
  span: name === 'price' ? 6 : 3,
  draw: (form) => <PriceField form={form} name={name} />,
});
const amount = (name: PropertyNumber, unit: string): Spec & { kind: 'number' } => ({
  kind: 'number',
  name,
  label: fields[name],
  max: propertyLimits[name],
  unit,
});
const flag = (name: PropertyFlag, words: readonly [string, string]): Spec => ({
  kind: 'flag',
  name,
  label: fields[name],
  words,
  ...atHome,
});
export const lookup = (name: PropertyLookup): Spec & { kind: 'choice' } => ({
  kind: 'choice',
  name,
  label: fields[name],
  useOptions: () => {
    const { data } = useApi('GET /api/types/{kind}', { params: { kind: propertyLookups[name] } });
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
    fields: [price('price'), price('maintenanceFee'), price('utilities')],
  },
  {
    id: 'terulet',
    title: sections.area,
    fold,
    fields: [
      { ...amount('floorArea', units.area), ...atHome },
      { ...amount('siteArea', units.area), isExpected: hasSite },
      { ...amount('roomNumber', units.rooms), ...atHome },
      { ...amount('halfRoomNumber', units.rooms), ...atHome, isExpected: () => false },
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
        ...amount('solarPanelOutput', units.solar),
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
      amount('amper', units.amper),
      lookup('gasType'),
    ],
  },
];

export const descriptionPart: FieldPart<PropertyValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    { kind: 'text', name: 'description', label: fields.description, maxLength: descriptionLimit },
    {
      kind: 'text',
      name: 'exchangeDesc',
      label: fields.exchangeDesc,
      maxLength: descriptionLimit,
      rows: 5,
      isShown: isSwap,
    },
  ],
};
