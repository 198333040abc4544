import { adTypes, houseTypes, thousandsWarning } from '@piacter/contracts/properties/values';
import { requireAboveZero } from '../../../lib/amounts/index.ts';
import type { FieldErrors } from '../../../lib/form/index.ts';
import { parseThousands } from '../../../lib/parse-forints.ts';
import { getAddressErrors } from '../../address/index.ts';
import type { PropertyValues } from './property-values.ts';

type AdValues = Pick<PropertyValues, 'adType'>;

export const isRent = ({ adType }: AdValues): boolean => Number(adType) === adTypes.rent;
export const isPlot = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) === houseTypes.plot;
/** A flat has no plot. */
export const hasSite = ({ houseType }: Pick<PropertyValues, 'houseType'>): boolean =>
  Number(houseType) !== houseTypes.flat;

export type PriceName = 'price' | 'maintenanceFee' | 'utilities';
export const isPriceName = (name: string): name is PriceName => Object.hasOwn(thousandsWarning, name);

/** Minimum amount that is suspected to be in forints (OWN-10). */
const minSuspiciousPrice = (name: PriceName, values: AdValues): number =>
  name === 'price' && isRent(values) ? thousandsWarning.rent : thousandsWarning[name];

/** The suggested price in thousands; null for a plausible one. Only a warning, which never blocks. */
export const suggestThousands = (name: PriceName, amount: number | '', values: AdValues): number | null =>
  amount !== '' && amount >= minSuspiciousPrice(name, values) ? Math.round(amount / 1000) : null;

/** A price of what is sold, in thousands: a bare '62,9' is in millions, as no home costs 62 900 Ft. */
export const parseSalePrice = (typed: string): number =>
  parseThousands(/^\s*\d{1,3}[.,]\d{1,2}\s*$/.test(typed) ? `${typed} millió` : typed);

/** The errors beyond the schema's. */
export const getPropertyErrors = async (
  values: Pick<PropertyValues, 'price' | 'countryID' | 'postalCode'>,
  stored?: Pick<PropertyValues, 'price'>,
): Promise<FieldErrors> => ({
  ...getAddressErrors(values),
  ...requireAboveZero(values, ['price'], stored),
});
