import { createRecord } from '@piacter/contracts/core/values';
import { hungaryID } from '@piacter/contracts/lookups/values';
import { houseTypes } from '@piacter/contracts/properties/values';
import type { PropertyRequestRecord } from '@piacter/contracts/requests';
import { requestedAdTypes, requestRanges } from '@piacter/contracts/requests/values';
import { type FieldErrors, type Form, toNumber, type UncheckedBody } from '../../../lib/form/index.ts';
import type { NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { toSelectedID } from '../../address/index.ts';
import { getMissing } from './missing.ts';

const [prices, floors, floorAreas, siteAreas, rooms] = requestRanges;
const numbers = [...prices, ...floors, ...floorAreas, ...siteAreas, ...rooms] as const;

export type PriceName = (typeof prices)[number];

/** The form values of a property request: ids as text. Prices are thousands of forints, areas square metres. */
export type PropertyRequestValues = Record<(typeof numbers)[number], NumberFieldValue> & {
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
  ...createRecord(numbers, (name): NumberFieldValue => stored?.[name] ?? ''),
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

const isHouseType = (type: number) => (values: PropertyRequestValues) => values.houseType === String(type);

export const isRequestedRent = ({ adType }: PropertyRequestValues) =>
  adType === String(requestedAdTypes.rent);
/** A plot has no rooms, no condition and no building technology. */
export const hasBuilding = (values: PropertyRequestValues) => !isHouseType(houseTypes.plot)(values);
export const isFlat = isHouseType(houseTypes.flat);
/** A flat has no plot. */
export const hasSite = (values: PropertyRequestValues) => !isFlat(values);

/** Rules that the schema checks only once all fields are valid: a building has an area and rooms. */
export const getBuildingErrors = async (values: PropertyRequestValues): Promise<FieldErrors> =>
  hasBuilding(values) ? getMissing(values, [...floorAreas, ...rooms]) : {};

type Lists = Pick<PropertyRequestValues, 'conditions' | 'buildTechnologies'>;

/** The request body; fields that do not apply to the house type are left out. */
export const propertyRequestBody = (
  values: PropertyRequestValues,
  { conditions, buildTechnologies }: Lists = values,
): UncheckedBody<'POST /api/real-estate-requests'> => {
  const building = hasBuilding(values);
  const amounts = (names: readonly (typeof numbers)[number][], applies: boolean) =>
    createRecord(names, (name) => (applies ? toNumber(values[name]) : null));
  return {
    ...amounts(floors, isFlat(values)),
    ...amounts(siteAreas, hasSite(values)),
    ...amounts([...floorAreas, ...rooms], building),
    ...createRecord(prices, (name) => toNumber(values[name])),
    adType: findType(requestedAdTypes, values.adType),
    houseType: findType(houseTypes, values.houseType),
    countryID: toSelectedID(values.countryID),
    regions: values.regions,
    conditions: building ? conditions : [],
    buildTechnologies: building ? buildTechnologies : [],
    description: values.description,
  };
};
