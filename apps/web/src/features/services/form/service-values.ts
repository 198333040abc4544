import { groundFloor } from '@piacter/contracts/listings/values';
import type { Profile } from '@piacter/contracts/profile';
import type { ServiceRecord } from '@piacter/contracts/services';
import type { Form, UncheckedBody } from '../../../lib/form/index.ts';
import { toAddressValues } from '../../address/index.ts';
import { type ListingAddressValues, listingAddressBody } from '../../listings/form/index.ts';
import { toWeekValues, type WeekValues } from '../../timetables/index.ts';
import type { CoveredPlace } from './coverage.ts';

/** A service as the form holds it. */
export type ServiceValues = ListingAddressValues &
  WeekValues & {
    title: string;
    /** These three are collected while creating; of a stored service each change is saved by itself. */
    selectedServiceTypes: number[];
    countries: number[];
    places: CoveredPlace[];
    contactEmail: string;
    phone: string;
    webpage: string;
    /** Simple HTML. */
    description: string;
  };

/** The form of a service, whether it is created or changed. */
export type ServiceForm = Form<ServiceValues>;

const collected = { selectedServiceTypes: [], countries: [], places: [] };

/** A new service: on the ground floor unless said otherwise, reached as its professional is (PRO-05). */
export const newServiceValues = (profile: Profile | undefined): ServiceValues => ({
  ...toAddressValues({ floorNumber: groundFloor }),
  ...toWeekValues(null),
  ...collected,
  title: '',
  disableAddress: false,
  contactEmail: profile?.contactEmail ?? profile?.email ?? '',
  phone: profile?.mobile ?? profile?.tel ?? '',
  webpage: '',
  description: '',
});

/** A stored service. */
export const serviceValues = (stored: ServiceRecord, week: WeekValues): ServiceValues => ({
  ...toAddressValues(stored),
  ...week,
  ...collected,
  title: stored.title,
  disableAddress: stored.disableAddress === 1,
  contactEmail: stored.contactEmail,
  phone: stored.phone,
  webpage: stored.webpage ?? '',
  description: stored.description,
});

/** A service for the server. One that exists leaves its professions out, so that those stored stay. */
export const serviceBody = (
  values: ServiceValues,
  mode: 'create' | 'edit',
): UncheckedBody<'POST /api/professionals'> => ({
  ...listingAddressBody(values),
  title: values.title,
  contactEmail: values.contactEmail,
  phone: values.phone,
  webpage: values.webpage,
  description: values.description,
  ...(mode === 'create' && { selectedServiceTypes: values.selectedServiceTypes }),
});
