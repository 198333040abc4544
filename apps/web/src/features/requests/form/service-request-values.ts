import type { Profile } from '@piacter/contracts/profile';
import type { TimeUnit } from '@piacter/contracts/requests/values';
import type { Form, UncheckedBody } from '../../../lib/form/index.ts';
import { type AddressValues, toAddressBody, toAddressValues, toSelectedID } from '../../address/index.ts';

/** The form values of a new service request. */
export type ServiceRequestValues = AddressValues & {
  serviceID: string;
  description: string;
  requestTime: number;
  timeUnit: TimeUnit;
  /** The profile's address is used; that of the form is ignored. */
  disableAddress: boolean;
};

export type ServiceRequestForm = Form<ServiceRequestValues>;

/** The initial values: the profile's address where there is one, and the profession that the visitor searched for. */
export const newServiceRequest = (profile: Profile | undefined, serviceID: string): ServiceRequestValues => ({
  ...toAddressValues({ countryID: profile?.countryID ?? null }),
  serviceID,
  description: '',
  requestTime: 1,
  timeUnit: 'hét',
  disableAddress: Boolean(profile?.settlement),
});

export const serviceRequestBody = (
  values: ServiceRequestValues,
): UncheckedBody<'POST /api/service-requests'> => ({
  ...toAddressBody(values),
  serviceID: toSelectedID(values.serviceID),
  description: values.description,
  requestTime: values.requestTime,
  timeUnit: values.timeUnit,
  disableAddress: values.disableAddress ? 1 : 0,
});
