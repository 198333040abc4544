import type { ReplyTo } from '@piacter/contracts';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import { useApi } from '../../lib/api/index.ts';

/** The initial values of the form; undefined while they load. A profile that fails to load leaves the fields empty. */
export function useBillingValues(): BillingValues | undefined {
  const stored = useApi('GET /api/billing-data', {});
  const profile = useApi('GET /api/user-profile', {});
  const countries = useApi('GET /api/countries', {});
  const isLoading = [stored, profile, countries].some(({ data, error }) => !data && !error);
  if (isLoading) return undefined;
  return toBillingValues(stored.data?.data ?? null, profile.data?.data, countries.data?.data ?? []);
}

type BillingData = NonNullable<ReplyTo<'GET /api/billing-data'>['data']>;
type Profile = ReplyTo<'GET /api/user-profile'>['data'];
type Country = ReplyTo<'GET /api/countries'>['data'][number];

export type BillingValues = Record<keyof BillingData, string>;

/** The values of the form: the stored data, before that what the profile knows. */
function toBillingValues(
  stored: BillingData | null,
  profile: Profile | undefined,
  countries: readonly Country[],
): BillingValues {
  if (stored) return { ...stored, isFirm: String(stored.isFirm), taxNumber: stored.taxNumber ?? '' };
  const { isFirm = 0, firmName, lastName, firstName } = profile ?? {};
  const country = countries.find(({ countryID }) => countryID === profile?.countryID);
  const name = isFirm === 1 ? firmName : [lastName, firstName].filter(Boolean).join(' ');
  return {
    isFirm: String(isFirm),
    name: name ?? '',
    countryCode: country?.countryCode ?? hungaryCode,
    postalCode: profile?.postalCode ?? '',
    settlement: profile?.settlement ?? '',
    address: [profile?.street, profile?.publicPlaceName, profile?.houseNumber].filter(Boolean).join(' '),
    taxNumber: profile?.taxNumber ?? '',
  };
}

/** The data on one line: 'Nádas Kft., 9021 Győr, Baross út 1., adószám'. */
export const formatBilling = ({ name, postalCode, settlement, address, taxNumber }: BillingData): string =>
  [name, `${postalCode} ${settlement}`, address, taxNumber].filter(Boolean).join(', ');
