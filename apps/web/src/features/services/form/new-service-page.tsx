import { newListing } from '@piacter/contracts/drafts/values';
import { groundFloor } from '@piacter/contracts/listings/values';
import type { Profile } from '@piacter/contracts/profile';
import { professionalPaths } from '@piacter/contracts/site/paths';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { alert } from '../../../lib/message-queue.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { type ListingDraft, WithListingDraft } from '../../drafts/index.tsx';
import { identityPart, listingFormText, useNewListing } from '../../listings/form/index.ts';
import { useCountries } from '../../places/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { serviceFormText as text } from '../text.ts';
import { collectedCoverage, collectedTypes, sendCoverage } from './collected.ts';
import { ServiceFormPanel } from './service-form.tsx';
import {
  getServiceErrors,
  newServiceValues,
  type ServiceForm,
  type ServiceValues,
  serviceBody,
} from './service-values.ts';

/** The documented default of a new service's floor is the ground floor (PRO-05); it says nothing before there is a street. */
function useDefaultFloor({ values, set }: Pick<ServiceForm, 'values' | 'set'>): void {
  const { street, floorNumber } = values;
  // Once: a floor that is emptied stays empty, that of a draft as it was left.
  const isDone = useRef(street !== '');
  useEffect(() => {
    if (isDone.current || street === '') return;
    isDone.current = true;
    if (floorNumber === '') set('floorNumber', groundFloor);
  });
}

type Props = { profile: Profile | undefined; draft: ListingDraft<ServiceValues> };

function NewService({ profile, draft }: Props) {
  const listing = useNewListing({
    kind: 'service',
    list: 'GET /api/professional-services',
    editPath: professionalPaths.listing,
    draft,
  });
  const countries = useCountries();
  const getCountryName = (id: number) =>
    countries.find(({ countryID }) => countryID === id)?.countryName ?? '';
  const identity = useIdentity(listingFormText.whyIdentity, { staysOpen: true });
  const form = useEndpointForm({
    call: 'POST /api/professionals',
    schema: () => import('@piacter/contracts/services').then((m) => m.newServiceBody),
    rules: getServiceErrors,
    initial: newServiceValues(profile),
    toBody: (values) => ({ ...serviceBody(values, 'create'), ...listing.getBeginning() }),
    draft,
    unreachable: unexpectedMessage,
    beforeSend: async () => (await identity.ensure()) && listing.waitForImages(),
    onDone: async (reply, values) => {
      const unsaved = await sendCoverage(reply.insertID, values, getCountryName);
      if (unsaved.length > 0) void alert(text.coverageLost(unsaved), { colour: 'danger' });
      await listing.openCreated(reply);
    },
  });
  useDefaultFloor(form);
  useLeaveGuard(listing.toGuarded(form));
  return (
    <ServiceFormPanel
      form={form}
      types={collectedTypes(form)}
      coverage={collectedCoverage(form)}
      save={listingFormText.publish}
      other={listing.otherButton(form, identity)}
      hasSteps
      before={[listing.images, ...identityPart(identity)]}
    />
  );
}

/** /szakember/szolgaltatas_letrehozasa: creates the service, then opens its editing form (PRO-02). */
export function NewServicePage() {
  usePageTitle(text.newTitle);
  // If the profile fails to load, its two fields stay empty.
  const { data, error } = useApi('GET /api/user-profile', {});
  return (
    <>
      <PageHead title={text.newTitle} />
      {data || error ? (
        <WithListingDraft<ServiceValues> kind="service" id={newListing}>
          {(draft) => <NewService profile={data?.data} draft={draft} />}
        </WithListingDraft>
      ) : (
        <p role="status" className="sr-only">
          {text.loading}
        </p>
      )}
    </>
  );
}
