import { packageTypes } from '@piacter/contracts/packages/values';
import type { PropertyDetail } from '@piacter/contracts/properties';
import { formatAdKind } from '@piacter/contracts/properties/values';
import { paths } from '@piacter/contracts/site/paths';
import { useParams } from 'react-router-dom';
import { ApiFailure, api, useApi } from '../../../lib/api/index.ts';
import { type Draft, unexpectedMessage, useEndpointForm, useLeaveGuard } from '../../../lib/form/index.ts';
import { useFresh } from '../../../lib/use-fresh.ts';
import type { Choices } from '../../../ui/fields/choice-group.tsx';
import { EditPage } from '../../../ui/form/edit-page.tsx';
import { useSavedChoices } from '../../../ui/form/use-saved-choices.ts';
import { useListingDraft } from '../../drafts/index.tsx';
import { useImageCount } from '../../images/index.ts';
import { useEditorState } from '../../lifecycle/editor/index.ts';
import {
  imagesPart,
  packagePart,
  partIDs,
  savingChanges,
  useRefreshAfterSave,
  videosPart,
} from '../../listings/form/index.ts';
import { propertyFormText as text } from '../text.ts';
import { confirmUnitPrice } from './confirm-unit-price.ts';
import { PropertyFormPanel } from './property-form.tsx';
import { getPropertyErrors } from './property-rules.ts';
import { type PropertyValues, propertyBody, propertyValues } from './property-values.ts';

/** The special locations of a saved ad, toggled one by one on the server (OWN-15). */
export const useSavedLocations = (realEstateID: number, stored: readonly number[]): Choices =>
  useSavedChoices((locationID) => {
    const call = 'POST /api/add-delete-special-locations-real-estate/{realEstateID}/{locationID}';
    return api(call, { params: { realEstateID, locationID }, isBackground: true });
  }, stored);

/** One of the user's ads as stored; an ad of another user is not found. */
async function loadProperty(realEstateID: number): Promise<PropertyDetail> {
  const { data } = await api('GET /api/real-estate/{realEstateID}', { params: { realEstateID } });
  if (data.isOwn === 0) throw new ApiFailure(404, 'not_found', '');
  return data;
}

/** Pictures, videos (with PRO) and the package of a saved ad; each saves by itself. */
function useParts(property: PropertyDetail) {
  const { realEstateID: id, packageType, images } = property;
  const pro = useApi('GET /api/has-pro-package/{id}', { params: { id } });
  const hasPro = pro.data?.message ?? packageType === packageTypes.pro;
  const of = { kind: 'property', id } as const;
  const imageCount = useImageCount(of.kind, id) ?? images.length;
  return {
    before: [imagesPart({ ...of, imageCount, hasPro })],
    after: [
      ...(hasPro ? [videosPart(of)] : []),
      packagePart({ ...of, title: formatPlace(property), imageCount, packageType }),
    ],
  };
}

type Props = { property: PropertyDetail; draft: Draft<PropertyValues>; onSaved: () => void };

function EditProperty({ property, draft, onSaved }: Props) {
  const { realEstateID } = property;
  const initial = propertyValues(property);
  const form = useEndpointForm({
    call: 'PATCH /api/real-estate/{realEstateID}',
    parts: { params: { realEstateID } },
    schema: () => import('@piacter/contracts/properties').then((m) => m.propertyUpdate),
    rules: (values) => getPropertyErrors(values, initial),
    initial,
    toBody: (values) => propertyBody(values, 'edit'),
    draft,
    ...savingChanges(async () => propertyValues(await loadProperty(realEstateID))),
    unreachable: unexpectedMessage,
    beforeSend: (values, showFieldErrors) =>
      (values.price === property.price && values.floorArea === property.floorArea) ||
      confirmUnitPrice(values, showFieldErrors),
    onDone: useRefreshAfterSave(
      onSaved,
      'GET /api/real-estates-by-user',
      'GET /api/real-estate/{realEstateID}',
    ),
  });
  useLeaveGuard(form);
  const stored = property.specialLocations.map(({ locationID }) => locationID);
  const locations = useSavedLocations(realEstateID, stored);
  const parts = useParts(property);
  const editor = useEditorState({
    kind: 'property',
    id: realEstateID,
    title: formatPlace(property),
    form,
    viewPath: paths.property(realEstateID),
    imagesAt: `#${partIDs.images}`,
  });
  return (
    <>
      {editor.panel}
      <PropertyFormPanel form={form} other={editor.publish} locations={locations} {...parts} />
    </>
  );
}

const formatPlace = (property: PropertyDetail) => {
  const { settlement, street, publicPlaceName } = property;
  const where = [street, publicPlaceName].filter(Boolean).join(' ');
  return [formatAdKind(property), settlement, where].filter(Boolean).join(', ');
};

const view = {
  label: text.view,
  path: ({ realEstateID }: PropertyDetail) => paths.property(realEstateID),
};

/** /ingatlan_tulajdonos/ingatlan/{realEstateID} (OWN-04). */
export function EditPropertyPage() {
  const { realEstateID = '' } = useParams();
  const id = Number(realEstateID);
  const loaded = useFresh(id, loadProperty);
  const draft = useListingDraft<PropertyValues>({ kind: 'property', id });
  return (
    <EditPage
      title={text.editTitle}
      loaded={draft ? loaded : { ...loaded, stored: undefined }}
      sub={formatPlace}
      view={view}
    >
      {(property) =>
        draft && (
          <EditProperty
            key={property.realEstateID}
            property={property}
            draft={draft}
            onSaved={loaded.retry}
          />
        )
      }
    </EditPage>
  );
}
