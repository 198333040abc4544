import { hungaryID } from '@piacter/contracts/lookups/values';
import type { Profile } from '@piacter/contracts/profile';
import type { ServiceRequestDetail } from '@piacter/contracts/requests';
import type { TimeUnit } from '@piacter/contracts/requests/values';
import type { Form, UncheckedBody } from '../../../lib/form/index.ts';
import type { WrittenWork } from '../../../lib/written-work.ts';
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

/** The initial values: what a visitor has written before, and the profile's address where that has no place. */
export const newServiceRequest = (
  profile: Profile | undefined,
  {
    serviceID = '',
    settlement = '',
    description = '',
    requestTime = 1,
    timeUnit = 'hét',
  }: Partial<WrittenWork>,
): ServiceRequestValues => ({
  ...toAddressValues({ countryID: profile?.countryID ?? hungaryID, settlement }),
  serviceID,
  description,
  requestTime,
  timeUnit,
  disableAddress: settlement === '' && Boolean(profile?.settlement),
});

/** The values of a request that is sent again, with its place where the profile has none any more. */
export const repeatedServiceRequest = (
  profile: Profile | undefined,
  request: ServiceRequestDetail,
): ServiceRequestValues => ({
  ...toAddressValues({ ...request, countryID: request.countryID ?? hungaryID }),
  serviceID: String(request.serviceID),
  description: request.description,
  requestTime: request.requestTime,
  timeUnit: request.timeUnit,
  disableAddress: request.disableAddress === 1 && Boolean(profile?.settlement),
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
