import { isApplicable } from '@piacter/contracts/core/fields';
import { createRecord, fromEntries } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { houseTypes } from '@piacter/contracts/properties/values';
import type { PropertyRequestRecord } from '@piacter/contracts/requests';
import {
  propertyRequestFields as fields,
  type RequestEnd,
  requestEnds,
  requestRanges,
} from '@piacter/contracts/requests/fields';
import { requestedAdTypes } from '@piacter/contracts/requests/values';
import { type Form, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { toSelectedID } from '../../address/index.ts';

/** The form values of a property request: ids as text. Prices are thousands of forints, areas square metres. */
export type PropertyRequestValues = Record<RequestEnd, NumberFieldValue> & {
  adType: string;
  houseType: string;
  countryID: string;
  regions: string[];
  /** Used while creating; those of a stored request are added and removed one by one on the server (RRE-04). */
  conditions: number[];
  buildTechnologies: number[];
  description: string;
};

export type PropertyRequestForm = Form<PropertyRequestValues>;

/** The form values of a stored request; null gives those of a new one. */
export const propertyRequestValues = (stored: PropertyRequestRecord | null): PropertyRequestValues => ({
  ...createRecord(requestEnds, (name): NumberFieldValue => stored?.[name] ?? ''),
  adType: String(stored?.adType ?? requestedAdTypes.sale),
  houseType: String(stored?.houseType ?? houseTypes.flat),
  countryID: String(stored?.countryID ?? hungaryID),
  regions: stored?.regions ?? [],
  conditions: stored?.conditions ?? [],
  buildTechnologies: stored?.buildTechnologies ?? [],
  description: stored?.description ?? '',
});

const findType = <Type extends number>(types: Readonly<Record<string, Type>>, id: string): Type | null =>
  Object.values(types).find((type) => String(type) === id) ?? null;

type Lists = Pick<PropertyRequestValues, 'conditions' | 'buildTechnologies'>;

/** The request body; fields that do not apply to the house type are left out. */
export const propertyRequestBody = (
  values: PropertyRequestValues,
  { conditions, buildTechnologies }: Lists = values,
): UncheckedBody<'POST /api/real-estate-requests'> => {
  const applies = (name: keyof typeof fields) => isApplicable(fields[name], values);
  const amounts = requestRanges.flatMap((name) =>
    fields[name].ends.map((end) => [end, applies(name) ? toNumber(values[end]) : null] as const),
  );
  return {
    ...fromEntries(amounts),
    adType: findType(requestedAdTypes, values.adType),
    houseType: findType(houseTypes, values.houseType),
    countryID: toSelectedID(values.countryID),
    regions: values.regions,
    conditions: applies('conditions') ? conditions : [],
    buildTechnologies: applies('buildTechnologies') ? buildTechnologies : [],
    description: values.description,
  };
};
