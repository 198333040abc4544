import type { propertyLookups } from '@piacter/contracts/properties';
import { hasSite, hasSolarPanel, isSwap, limits, type PriceName } from './property-rules.ts';
import type { FlagName, LookupName, NumberName, PropertyValues } from './property-values.ts';
import { text } from './text.ts';

type Common = {
  /** Of little use for a plot: folded away there, and kept. */
  homeOnly?: boolean;
};
type NumberSpec = {
  kind: 'number';
  name: NumberName;
  unit: string;
  max: number;
  hint?: string;
  isEnabled?: (values: PropertyValues) => boolean;
  /** Whether the section waits for it before it counts as filled in; it does unless this says no. */
  isExpected?: (values: PropertyValues) => boolean;
};

/** A field of the ad's form, described; `property-field.tsx` draws it. */
export type FieldSpec = Common &
  (
    | { kind: 'price'; name: PriceName; max: number; isMonthly: boolean }
    | NumberSpec
    | { kind: 'flag'; name: FlagName; words: readonly [yes: string, no: string] }
    | { kind: 'lookup'; name: LookupName }
    | { kind: 'text'; name: 'description' | 'exchangeDesc'; isShown?: (values: PropertyValues) => boolean }
  );

/** Which list each lookup chooses from: the contract's pairing, held to it by its type. */
export const lists: typeof propertyLookups = {
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

const { units } = text;
const is = [text.yes, text.no] as const;
const has = [text.has, text.hasNot] as const;

export const priceFields: readonly FieldSpec[] = [
  { kind: 'price', name: 'price', max: limits.price, isMonthly: false },
  { kind: 'price', name: 'maintenanceFee', max: limits.maintenanceFee, isMonthly: true },
  { kind: 'price', name: 'utilities', max: limits.utilities, isMonthly: true },
];

export const areaFields: readonly FieldSpec[] = [
  { kind: 'number', name: 'floorArea', max: limits.area, unit: units.area, homeOnly: true },
  { kind: 'number', name: 'siteArea', max: limits.area, unit: units.area, isExpected: hasSite },
  { kind: 'number', name: 'roomNumber', max: limits.rooms, unit: units.rooms, homeOnly: true },
  {
    kind: 'number',
    name: 'halfRoomNumber',
    max: limits.rooms,
    unit: units.rooms,
    homeOnly: true,
    isExpected: () => false,
  },
];

export const equipmentFields: readonly FieldSpec[] = [
  { kind: 'flag', name: 'isAttic', words: is, homeOnly: true },
  { kind: 'flag', name: 'isSmartHome', words: is, homeOnly: true },
  { kind: 'flag', name: 'isGardenContact', words: is, homeOnly: true },
  { kind: 'flag', name: 'moveImmediately', words: is, homeOnly: true },
  { kind: 'flag', name: 'hasBalcony', words: has, homeOnly: true },
  { kind: 'flag', name: 'hasElevator', words: has, homeOnly: true },
  { kind: 'flag', name: 'thermallyInsulated', words: is, homeOnly: true },
  { kind: 'flag', name: 'hasSolarPanel', words: has, homeOnly: true },
  {
    kind: 'number',
    name: 'solarPanelOutput',
    max: limits.solarPanelOutput,
    unit: units.solar,
    hint: text.fields.solarHint,
    isEnabled: hasSolarPanel,
    homeOnly: true,
  },
];

export const featureFields: readonly FieldSpec[] = [
  { kind: 'lookup', name: 'buildTechnology', homeOnly: true },
  { kind: 'lookup', name: 'conditionID', homeOnly: true },
  { kind: 'lookup', name: 'heatType', homeOnly: true },
  { kind: 'lookup', name: 'parkingType' },
  { kind: 'lookup', name: 'viewType' },
  { kind: 'lookup', name: 'furnishedType', homeOnly: true },
  { kind: 'lookup', name: 'electricityType' },
  { kind: 'number', name: 'amper', max: limits.amper, unit: units.amper },
  { kind: 'lookup', name: 'gasType' },
];

export const descriptionFields: readonly FieldSpec[] = [
  { kind: 'text', name: 'description' },
  { kind: 'text', name: 'exchangeDesc', isShown: isSwap },
];

const isAsked = (field: FieldSpec, values: PropertyValues): boolean => {
  if (field.kind === 'text') return field.isShown?.(values) ?? true;
  if (field.kind !== 'number') return true;
  return (field.isEnabled?.(values) ?? true) && (field.isExpected?.(values) ?? true);
};

/** Whether everything that a section asks for is filled in: it gets its check in the index. */
export const isDone = (fields: readonly FieldSpec[], values: PropertyValues, isPlot: boolean): boolean => {
  const asked = fields.filter((field) => isAsked(field, values) && !(isPlot && field.homeOnly));
  return asked.every((field) => values[field.name] !== '');
};
