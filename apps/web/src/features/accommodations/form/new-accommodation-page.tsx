import { newListing } from '@piacter/contracts/drafts/values';
import { hostPaths } from '@piacter/contracts/site/paths';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { type ListingDraft, WithListingDraft } from '../../drafts/index.tsx';
import { identityPart, listingFormText, useNewListing } from '../../listings/form/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { accommodationFormText as text } from '../text.ts';
import { AccommodationFormPanel } from './accommodation-form.tsx';
import {
  type AccommodationValues,
  accommodationBody,
  accommodationValues,
  getAccommodationErrors,
} from './accommodation-values.ts';

function NewAccommodation({ draft }: { draft: ListingDraft<AccommodationValues> }) {
  const listing = useNewListing({
    kind: 'accommodation',
    list: 'GET /api/accommodations-by-user',
    editPath: hostPaths.listing,
    draft,
  });
  const identity = useIdentity(listingFormText.whyIdentity, { staysOpen: true });
  const form = useEndpointForm({
    call: 'POST /api/accommodations',
    schema: () => import('@piacter/contracts/accommodations').then((m) => m.accommodationBody),
    rules: (values) => getAccommodationErrors(values),
    initial: accommodationValues(null),
    toBody: (values) => ({ ...accommodationBody(values, 'create'), ...listing.getBeginning() }),
    draft,
    unreachable: unexpectedMessage,
    beforeSend: async () => (await identity.ensure()) && listing.waitForImages(),
    onDone: listing.openCreated,
  });
  useLeaveGuard(listing.toGuarded(form));
  return (
    <AccommodationFormPanel
      form={form}
      id={null}
      save={listingFormText.publish}
      other={listing.otherButton(form, identity)}
      hasSteps
      before={[listing.images, ...identityPart(identity)]}
    />
  );
}

/** /szallasado/szallas_letrehozasa: creates the accommodation with its week, and opens its editing form (HOST-02). */
export function NewAccommodationPage() {
  usePageTitle(text.newTitle);
  return (
    <>
      <PageHead title={text.newTitle} />
      <WithListingDraft<AccommodationValues> kind="accommodation" id={newListing}>
        {(draft) => <NewAccommodation draft={draft} />}
      </WithListingDraft>
    </>
  );
}
