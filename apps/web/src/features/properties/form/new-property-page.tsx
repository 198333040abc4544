import { newListing } from '@piacter/contracts/drafts/values';
import { ownerPaths } from '@piacter/contracts/site/paths';
import { type Draft, unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { collectedChoices } from '../../../ui/fields/choice-group.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { WithListingDraft } from '../../drafts/index.ts';
import {
  identityPart,
  imagesLaterPart,
  listingFormText,
  useCreatedRedirect,
} from '../../listings/form/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { PropertyFormPanel } from './property-form.tsx';
import { type PropertyValues, propertyBody, propertyValues } from './property-values.ts';
import { text } from './text.ts';

const after = [imagesLaterPart({ needsPro: true })];

function NewProperty({ draft }: { draft: Draft<PropertyValues> }) {
  const openCreated = useCreatedRedirect('GET /api/real-estates-by-user', ownerPaths.listing);
  const identity = useIdentity(listingFormText.whyIdentity);
  const form = useEndpointForm({
    call: 'POST /api/real-estate',
    schema: () => import('@piacter/contracts/properties').then((m) => m.propertyBody),
    initial: propertyValues(null),
    toBody: (values) => propertyBody(values, 'create'),
    draft,
    unreachable: unexpectedMessage,
    beforeSend: identity.ensure,
    onDone: openCreated,
  });
  useLeaveGuard(form);
  const locations = collectedChoices(form.values.specialLocations, (selected) =>
    form.set('specialLocations', selected),
  );
  return (
    <PropertyFormPanel
      form={form}
      locations={locations}
      save={text.create}
      before={identityPart(identity.section)}
      after={after}
    />
  );
}

/** /ingatlan_tulajdonos/ingatlan_felvitel: creates the ad, then opens its form at the pictures (OWN-03). */
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
