import type { AccommodationRecord } from '@piacter/contracts/accommodations';
import { hostPaths, paths } from '@piacter/contracts/site/paths';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { api } from '../../../lib/api/index.ts';
import {
  type Draft,
  type GuardedForm,
  unexpectedMessage,
  useEndpointForm,
  useLeaveGuard,
} from '../../../lib/form/index.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { useListingDraft } from '../../drafts/index.tsx';
import { useEditorState } from '../../lifecycle/editor/index.ts';
import { partIDs, savingChanges, useRefreshAfterSave, useSellerParts } from '../../listings/form/index.ts';
import { SocialLinksSection } from '../../social/index.ts';
import { StayPricesPanel, stayPricesText } from '../../stays/prices/index.tsx';
import { loadWeek, type WeekValues } from '../../timetables/index.tsx';
import { accommodationFormText as text } from '../text.ts';
import { AccommodationFormPanel } from './accommodation-form.tsx';
import {
  type AccommodationValues,
  accommodationBody,
  accommodationValues,
  getAccommodationErrors,
} from './accommodation-values.ts';

type Stored = { accommodation: AccommodationRecord; week: WeekValues };

async function loadAccommodation(id: number): Promise<Stored> {
  const [{ data }, week] = await Promise.all([
    api('GET /api/accommodations/{id}', { params: { id } }),
    loadWeek('accommodation', id),
  ]);
  return { accommodation: data, week };
}

const toValues = ({ accommodation, week }: Stored) => accommodationValues(accommodation, week);

const socialLinksPart = {
  id: 'kozossegi-linkek',
  label: text.socialLinks,
  content: (
    <Suspense>
      <SocialLinksSection editAt={hostPaths.socialLinks} />
    </Suspense>
  ),
};

/** Seasons and fees, which save by themselves. */
const stayPricesPart = (accommodationID: number, onUnsaved: (form: GuardedForm) => void) => ({
  id: 'idenyarak',
  label: stayPricesText.title,
  content: <StayPricesPanel {...{ accommodationID, onUnsaved }} />,
});

type Props = Stored & { draft: Draft<AccommodationValues>; onSaved: () => void };

function EditAccommodation({ accommodation, week, draft, onSaved }: Props) {
  const { accommodationID: id, accommodationName: title, packageType, mainImg } = accommodation;
  const initial = toValues({ accommodation, week });
  const form = useEndpointForm({
    call: 'PATCH /api/accommodations/{id}',
    parts: { params: { id } },
    schema: () => import('@piacter/contracts/accommodations').then((m) => m.accommodationUpdate),
    initial,
    toBody: (values) => accommodationBody(values, 'edit'),
    draft,
    ...savingChanges(() => loadAccommodation(id).then(toValues)),
    unreachable: unexpectedMessage,
    rules: (values) => getAccommodationErrors(values, initial),
    onDone: useRefreshAfterSave(
      onSaved,
      'GET /api/accommodations-by-user',
      'GET /api/accommodation-public/{url}',
    ),
  });
  const [prices, setPrices] = useState<GuardedForm>();
  useLeaveGuard(...(prices ? [form, prices] : [form]));
  const parts = useSellerParts({ kind: 'accommodation', id, title, mainImg, packageType });
  const editor = useEditorState({
    kind: 'accommodation',
    id,
    title,
    form,
    viewPath: paths.accommodation(accommodation.accommodationUrl),
    imagesAt: `#${partIDs.images}`,
  });
  return (
    <>
      {editor.panel}
      <AccommodationFormPanel
        form={form}
        other={editor.publish}
        id={id}
        before={[parts.images]}
        after={[stayPricesPart(id, setPrices), parts.prices, socialLinksPart, parts.videos, parts.package]}
      />
    </>
  );
}

const formatName = ({ accommodation: { accommodationName, settlement } }: Stored) =>
  `${accommodationName}, ${settlement}`;

const view = {
  label: text.view,
  path: ({ accommodation }: Stored) => paths.accommodation(accommodation.accommodationUrl),
};

/** /szallasado/szallas_letrehozasa/{accommodationID} (HOST-03). */
export function EditAccommodationPage() {
  const { accommodationID = '' } = useParams();
  const id = Number(accommodationID);
  const loaded = useFresh(id, loadAccommodation);
  const draft = useListingDraft<AccommodationValues>({ kind: 'accommodation', id });
  return (
    <EditPage
      title={text.editTitle}
      loaded={draft ? loaded : { ...loaded, stored: undefined }}
      sub={formatName}
      view={view}
      loadError={text.failed}
    >
      {(stored) =>
        draft && (
          <EditAccommodation
            key={stored.accommodation.accommodationID}
            {...stored}
            draft={draft}
            onSaved={loaded.retry}
          />
        )
      }
    </EditPage>
  );
}
