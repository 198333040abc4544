import {
  type AccommodationFlag,
  type AccommodationNumber,
  accommodationHours,
  accommodationFields as fields,
} from '@piacter/contracts/accommodations/fields';
import { type Field, isApplicable, type NumberField, namesInGroup } from '@piacter/contracts/core/fields';
import { units } from '@piacter/contracts/core/units';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { useApi } from '../../../lib/api/index.ts';
import { type Option, toOptions } from '../../../ui/fields/select-field.tsx';
import {
  checkbox,
  forints,
  number,
  registeredLine,
  select,
  textArea,
  textLine,
  timeOfDay,
} from '../../../ui/form/field-kinds.tsx';
import type { FieldSpec, SectionSpec } from '../../../ui/form/field-spec.ts';
import { partIDs } from '../../listings/form/index.ts';
import { accommodationFormText as text } from '../text.ts';
import { type AccommodationValues, aboveZero } from './accommodation-values.ts';

type Spec = FieldSpec<AccommodationValues>;

const { sections } = text;

const spec = <Name extends keyof typeof fields>(name: Name) => {
  const { label, isRequired }: Field = fields[name];
  return { name, label, required: isRequired === true || aboveZero.some((needed) => needed === name) };
};

export const nameField: FieldSpec<AccommodationValues, 'accommodationName'> = {
  ...spec('accommodationName'),
  kind: textLine({ maxLength: fields.accommodationName.max }),
  span: 6,
};

const amount = (name: AccommodationNumber): Spec => {
  const { max, unit, hint }: NumberField = fields[name];
  const kind = unit === 'forintsPerPersonNight' || unit === 'forintsPerNight' ? forints : number;
  return {
    ...spec(name),
    kind: kind({ max, unit: units[unit].sign }),
    ...(hint && { hint, isEnabled: (values) => isApplicable(fields[name], values), isExpected: () => false }),
  };
};

const box = (name: AccommodationFlag): Spec => ({ ...spec(name), kind: checkbox, span: 2, half: true });

const useTypes = (): Option[] =>
  toOptions(useApi('GET /api/accommodation-types', {}).data?.data ?? [], 'typeID', 'typeName');
const useMealPlans = (): Option[] =>
  toOptions(useApi('GET /api/accommodation-meal-plans', {}).data?.data ?? [], 'planID', 'planName');
const useOptions = { accommodationTypeID: useTypes, mealPlanID: useMealPlans };

/** Asked of accommodations in Hungary (LAW-19). */
const ntakNumber: Spec = {
  ...spec('ntakNumber'),
  kind: registeredLine({ maxLength: fields.ntakNumber.max, separators: /[\s-]/g }),
  hint: text.ntakHint,
  isShown: ({ countryID }) => Number(countryID) === hungaryID,
};

/** Type, capacity and price (HOST-07). */
export const factsSection: SectionSpec<AccommodationValues> = {
  id: 'adatok',
  title: sections.facts,
  fields: [
    ...namesInGroup(fields, 'facts').map((name) =>
      name === 'accommodationTypeID' || name === 'mealPlanID'
        ? { ...spec(name), kind: select({ useOptions: useOptions[name] }) }
        : amount(name),
    ),
    ntakNumber,
    ...accommodationHours.map(
      (name): Spec => ({ ...spec(name), kind: timeOfDay, span: 2, isExpected: () => false }),
    ),
  ],
};

/** Equipment, and the cost of a pet where pets are allowed (HOST-08). */
export const equipmentSection: SectionSpec<AccommodationValues> = {
  id: 'felszereltseg',
  title: sections.equipment,
  fields: [...namesInGroup(fields, 'equipment'), ...namesInGroup(fields, 'pets')].map((name) =>
    name === 'petCostPerNight' ? amount(name) : box(name),
  ),
};

/** The description (HOST-09). */
export const descriptionSection: SectionSpec<AccommodationValues> = {
  id: partIDs.description,
  title: fields.description.label,
  fields: [{ ...spec('description'), kind: textArea({ maxLength: fields.description.max }) }],
};
