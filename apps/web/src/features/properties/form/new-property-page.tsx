import { useNavigate } from 'react-router-dom';
import { ownerPaths } from '../../../app/paths.ts';
import { useRefresh } from '../../../lib/api/index.ts';
import { unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { tell } from '../../../ui/message-box/message-queue.ts';
import { PageHead } from '../../../ui/panel.tsx';
import type { Locations } from './locations-section.tsx';
import type { PropertyForm } from './property-field.tsx';
import { PropertyFormPanel } from './property-form.tsx';
import { propertyBody, propertyValues } from './property-values.ts';
import { sectionIDs } from './section-ids.ts';
import { text } from './text.ts';

/** The locations of an ad that does not exist yet: collected, and sent with it. */
const collected = (form: PropertyForm): Locations => ({
  chosen: form.values.specialLocations,
  toggle: (locationID) => {
    const others = form.values.specialLocations.filter((id) => id !== locationID);
    const wasChosen = others.length < form.values.specialLocations.length;
    form.set('specialLocations', wasChosen ? others : [...others, locationID]);
  },
  isSaving: false,
});

/** /ingatlan_tulajdonos/ingatlan_felvitel: creates the ad, then opens it for pictures (OWN-03). */
export function NewPropertyPage() {
  usePageTitle(text.newTitle);
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useEndpointForm({
    call: 'POST /api/real-estate',
    schema: () => import('@piacter/contracts/properties').then((m) => m.propertyBody),
    initial: propertyValues(null),
    toBody: (values) => propertyBody(values, 'create'),
    draftKey: 'property:new',
    unreachable: unexpectedMessage,
    onDone: async (reply) => {
      await refresh('GET /api/real-estates-by-user');
      await navigate(`${ownerPaths.listing(reply.insertID)}#${sectionIDs.images}`);
      void tell(reply.message, { detail: text.created });
    },
  });
  useLeaveGuard(form);
  return (
    <>
      <PageHead title={text.newTitle} />
      <PropertyFormPanel form={form} locations={collected(form)} save={text.create} />
    </>
  );
}
