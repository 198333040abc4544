import { newListing } from '@piacter/contracts/drafts/values';
import { ownerPaths } from '@piacter/contracts/site/paths';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { collectedChoices } from '../../../ui/fields/choice-group.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { type ListingDraft, WithListingDraft } from '../../drafts/index.tsx';
import { identityPart, listingFormText, useNewListing } from '../../listings/form/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { propertyFormText as text } from '../text.ts';
import { confirmUnitPrice } from './confirm-unit-price.ts';
import { PropertyFormPanel } from './property-form.tsx';
import { getPropertyErrors } from './property-rules.ts';
import { type PropertyValues, propertyBody, propertyValues } from './property-values.ts';

function NewProperty({ draft }: { draft: ListingDraft<PropertyValues> }) {
  const listing = useNewListing({
    kind: 'property',
    list: 'GET /api/real-estates-by-user',
    editPath: ownerPaths.listing,
    draft,
  });
  const identity = useIdentity(listingFormText.whyIdentity, { staysOpen: true });
  const form = useEndpointForm({
    call: 'POST /api/real-estate',
    schema: () => import('@piacter/contracts/properties').then((m) => m.propertyBody),
    rules: (values) => getPropertyErrors(values),
    initial: propertyValues(null),
    toBody: (values) => ({ ...propertyBody(values, 'create'), ...listing.getBeginning() }),
    draft,
    unreachable: unexpectedMessage,
    beforeSend: async (values, showFieldErrors) =>
      (await confirmUnitPrice(values, showFieldErrors)) &&
      (await identity.ensure()) &&
      listing.waitForImages(),
    onDone: listing.openCreated,
  });
  useLeaveGuard(listing.toGuarded(form));
  const locations = collectedChoices(form.values.specialLocations, (selected) =>
    form.set('specialLocations', selected),
  );
  return (
    <PropertyFormPanel
      form={form}
      locations={locations}
      save={listingFormText.publish}
      other={listing.otherButton(form, identity)}
      hasSteps
      before={[listing.images, ...identityPart(identity)]}
    />
  );
}

/** /ingatlan_tulajdonos/ingatlan_felvitel: creates the ad, then opens its form (OWN-03). */
export function NewPropertyPage() {
  usePageTitle(text.newTitle);
  return (
    <>
      <PageHead title={text.newTitle} />
      <WithListingDraft<PropertyValues> kind="property" id={newListing}>
        {(draft) => <NewProperty draft={draft} />}
      </WithListingDraft>
    </>
  );
}
