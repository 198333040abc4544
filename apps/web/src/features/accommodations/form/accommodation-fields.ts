import type { descriptionLimit } from '@piacter/contracts/listings';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { type FieldPart, type FieldSpec, partIDs } from '../../listings/form/index.ts';
import {
  type AccommodationValues,
  type FlagName,
  flagNames,
  limits,
  type NumberName,
} from './accommodation-values.ts';
import { text } from './text.ts';

type Spec = FieldSpec<AccommodationValues>;

const { fields, units, sections } = text;
const longest = 4000 satisfies typeof descriptionLimit;

export const nameField: Spec = {
  kind: 'line',
  name: 'accommodationName',
  label: fields.accommodationName,
  maxLength: limits.name,
  required: true,
  span: 6,
};

const amount = (name: NumberName, unit: string, required = false): Spec => ({
  kind: 'number',
  name,
  label: fields[name],
  max: limits[name],
  unit,
  required,
});
const box = (name: FlagName): Spec => ({ kind: 'box', name, label: fields[name], span: 2, half: true });

/** What is offered, for how many and for how much (HOST-07). */
export const factsPart: FieldPart<AccommodationValues> = {
  id: 'adatok',
  title: sections.facts,
  fields: [
    {
      kind: 'choice',
      name: 'accommodationTypeID',
      label: fields.accommodationTypeID,
      required: true,
      useOptions: () =>
        toOptions(useApi('GET /api/accommodation-types', {}).data?.data ?? [], 'typeID', 'typeName'),
    },
    {
      kind: 'choice',
      name: 'mealPlanID',
      label: fields.mealPlanID,
      required: true,
      useOptions: () =>
        toOptions(useApi('GET /api/accommodation-meal-plans', {}).data?.data ?? [], 'planID', 'planName'),
    },
    amount('floorArea', units.area),
    amount('roomCount', units.rooms),
    amount('capacity', units.persons),
    amount('pricePerPerson', units.price),
    amount('minimumStay', units.nights, true),
    amount('minimumPerson', units.persons, true),
  ],
};

/** The boxes, and what a pet costs where pets may come (HOST-08). */
export const boxesPart: FieldPart<AccommodationValues> = {
  id: 'felszereltseg',
  title: sections.boxes,
  fields: [
    ...flagNames.map(box),
    {
      ...amount('petCostPerNight', units.petCost),
      hint: fields.petHint,
      isEnabled: ({ petAllowed }) => petAllowed,
      isExpected: () => false,
    },
  ],
};

/** HOST-09. */
export const descriptionPart: FieldPart<AccommodationValues> = {
  id: partIDs.description,
  title: sections.description,
  fields: [
    { kind: 'text', name: 'description', label: fields.description, maxLength: longest, required: true },
  ],
};
