import { newListing } from '@piacter/contracts/drafts/values';
import { hostPaths } from '@piacter/contracts/site/paths';
import { type Draft, unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { PageHead } from '../../../ui/panel.tsx';
import { WithListingDraft } from '../../drafts/index.ts';
import {
  identityPart,
  imagesLaterPart,
  listingFormText,
  useCreatedRedirect,
} from '../../listings/form/index.ts';
import { useIdentity } from '../../profile/identity/index.ts';
import { getWeekErrors } from '../../timetables/index.ts';
import { AccommodationFormPanel } from './accommodation-form.tsx';
import { type AccommodationValues, accommodationBody, accommodationValues } from './accommodation-values.ts';
import { text } from './text.ts';

function NewAccommodation({ draft }: { draft: Draft<AccommodationValues> }) {
  const openCreated = useCreatedRedirect('GET /api/accommodations-by-user', hostPaths.listing);
  const identity = useIdentity(listingFormText.whyIdentity);
  const form = useEndpointForm({
    call: 'POST /api/accommodations',
    schema: () => import('@piacter/contracts/accommodations').then((m) => m.accommodationBody),
    rules: getWeekErrors,
    initial: accommodationValues(null),
    toBody: (values) => accommodationBody(values, 'create'),
    draft,
    unreachable: unexpectedMessage,
    beforeSend: identity.ensure,
    onDone: openCreated,
  });
  useLeaveGuard(form);
  const before = [...identityPart(identity.section), imagesLaterPart()];
  return <AccommodationFormPanel form={form} id={null} save={text.create} before={before} />;
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
