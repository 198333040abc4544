import { hungaryID } from '@piacter/contracts/lookups/values';
import type { Profile } from '@piacter/contracts/profile';
import type { ServiceRecord } from '@piacter/contracts/services';
import type { FieldErrors, Form, UncheckedBody } from '../../../lib/form/index.ts';
import { getAddressErrors, toAddressValues } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody, toPin } from '../../listings/form/index.ts';
import { getWeekErrors, toWeekBody, toWeekValues, type WeekValues } from '../../timetables/index.tsx';
import type { CoveredPlace } from './coverage.ts';

/** Form values of a service. */
export type ServiceValues = ListingAddressValues &
  WeekValues & {
    title: string;
    /** Collected while creating; changes of a stored service are saved one by one. */
    selectedServiceTypes: number[];
    countries: number[];
    places: CoveredPlace[];
    contactEmail: string;
    phone: string;
    webpage: string;
    /** Simple HTML. */
    description: string;
  };

/** The errors beyond the schema's. */
export const getServiceErrors = async (values: ServiceValues): Promise<FieldErrors> => ({
  ...(await getWeekErrors(values)),
  ...getAddressErrors(values),
});

/** The form of a service, whether it is created or changed. */
export type ServiceForm = Form<ServiceValues>;

const collected = { selectedServiceTypes: [], countries: [], places: [] };

/** The form values of a new service: in Hungary, with the professional's contact data (PRO-05). */
export const newServiceValues = (profile: Profile | undefined): ServiceValues => ({
  ...toAddressValues({ countryID: hungaryID }),
  ...toWeekValues(null),
  ...collected,
  title: '',
  disableAddress: false,
  pin: null,
  contactEmail: profile?.contactEmail ?? profile?.email ?? '',
  phone: profile?.mobile ?? profile?.tel ?? '',
  webpage: '',
  description: '',
});

/** The form values of a stored service. */
export const serviceValues = (stored: ServiceRecord, week: WeekValues): ServiceValues => ({
  ...toAddressValues(stored),
  ...week,
  ...collected,
  title: stored.title,
  disableAddress: stored.disableAddress === 1,
  pin: toPin(stored),
  contactEmail: stored.contactEmail,
  phone: stored.phone,
  webpage: stored.webpage ?? '',
  description: stored.description,
});

/** The request body of a service. An update leaves out the professions, so that the stored ones are kept. */
export const serviceBody = (
  values: ServiceValues,
  mode: 'create' | 'edit',
): UncheckedBody<'POST /api/professionals'> => ({
  ...listingAddressBody(values),
  ...toWeekBody(values, mode),
  title: values.title,
  contactEmail: values.contactEmail,
  phone: values.phone,
  webpage: values.webpage,
  description: values.description,
  ...(mode === 'create' && { selectedServiceTypes: values.selectedServiceTypes }),
});
