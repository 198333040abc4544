import type { PropertyDetail } from '@piacter/contracts/properties';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { ApiFailure, useApi, useRefresh } from '../../../lib/api/index.ts';
import {
  failureMessage,
  unexpectedMessage,
  useEndpointForm,
  useLeaveGuard,
} from '../../../lib/form/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { tell } from '../../../ui/message-box/message-queue.ts';
import { Note } from '../../../ui/note.tsx';
import { PageHead, Panel } from '../../../ui/panel.tsx';
import { ImageBoard, propertyImages } from '../../images/index.ts';
import { imageLimits, PromotionState } from '../../promotion/index.ts';
import { VideoLinks } from '../../videos-editor/index.ts';
import styles from './property-form.module.css';
import { PropertyFormPanel } from './property-form.tsx';
import { propertyBody, propertyValues } from './property-values.ts';
import { sectionIDs } from './section-ids.ts';
import { text } from './text.ts';
import { useOwnProperty } from './use-own-property.ts';
import { useSavedLocations } from './use-saved-locations.ts';

/** What stands in the address after '#' is scrolled to once it exists: 'Képek' after an ad was created. */
function useScrollToHash() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

type PartsProps = { property: PropertyDetail; hasPro: boolean; imageCount: number };

/** Pictures, videos (with PRO) and the package of an ad that exists; each saves by itself. */
function PropertyParts({ property, hasPro, imageCount }: PartsProps) {
  const { realEstateID, packageType } = property;
  return (
    <div className={styles.parts}>
      <div id={sectionIDs.images}>
        <ImageBoard
          calls={propertyImages(realEstateID)}
          limit={hasPro ? imageLimits.pro : imageLimits.withoutPro}
          isGated={!hasPro}
        />
      </div>
      {hasPro && (
        <div id={sectionIDs.videos}>
          <VideoLinks idField="realEstateID" id={realEstateID} />
        </div>
      )}
      <Panel title={text.package}>
        <PromotionState realEstateID={realEstateID} packageType={packageType} imageCount={imageCount} />
      </Panel>
    </div>
  );
}

function EditProperty({ property }: { property: PropertyDetail }) {
  const { realEstateID } = property;
  const refresh = useRefresh();
  const pro = useApi('GET /api/has-pro-package/{id}', { params: { id: realEstateID } });
  const pictures = useApi('GET /api/real-estate-images/{id}', { params: { id: realEstateID } });
  const imageCount = pictures.data?.data.length ?? property.images.length;
  const hasPro = pro.data?.message ?? property.packageType === 4;
  const form = useEndpointForm({
    call: 'PUT /api/real-estate/{realEstateID}',
    parts: { params: { realEstateID } },
    schema: () => import('@piacter/contracts/properties').then((m) => m.propertyBody),
    initial: propertyValues(property),
    toBody: (values) => propertyBody(values, 'edit'),
    draftKey: `property:${realEstateID}`,
    unreachable: unexpectedMessage,
    onDone: async (reply) => {
      await Promise.all([
        refresh('GET /api/real-estates-by-user'),
        refresh('GET /api/real-estate/{realEstateID}'),
      ]);
      void tell(reply.message);
    },
  });
  useLeaveGuard(form);
  useScrollToHash();
  const stored = property.specialLocations.map(({ locationID }) => locationID);
  const locations = useSavedLocations(realEstateID, stored);
  const after = [
    { id: sectionIDs.images, label: text.sections.images, done: imageCount > 0 },
    ...(hasPro ? [{ id: sectionIDs.videos, label: text.sections.videos }] : []),
  ];
  return (
    <>
      <PropertyFormPanel form={form} locations={locations} after={after} />
      <PropertyParts property={property} hasPro={hasPro} imageCount={imageCount} />
    </>
  );
}

const placeOf = ({ adTypeName, houseTypeName, settlement, street, publicPlaceName }: PropertyDetail) => {
  const what = [adTypeName, houseTypeName].filter(Boolean).join(' ');
  const where = [street, publicPlaceName].filter(Boolean).join(' ');
  return [what, settlement, where].filter(Boolean).join(', ');
};

/** /ingatlan_tulajdonos/ingatlan/{realEstateID} (OWN-04). */
export function EditPropertyPage() {
  usePageTitle(text.editTitle);
  const { realEstateID = '' } = useParams();
  const { property, failure, retry } = useOwnProperty(Number(realEstateID));
  if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) return <NotFoundPage />;
  return (
    <>
      <PageHead
        title={text.editTitle}
        sub={property && placeOf(property)}
        action={
          property && (
            <ButtonLink variant="ghost" to={paths.property(property.realEstateID)}>
              {text.view}
            </ButtonLink>
          )
        }
      />
      {property && <EditProperty key={property.realEstateID} property={property} />}
      {failure !== undefined && (
        <Note variant="error">
          <p>{failureMessage(failure, unexpectedMessage)}</p>
          <Button variant="ghost" onClick={retry}>
            {text.retry}
          </Button>
        </Note>
      )}
      {!property && failure === undefined && (
        <p role="status" className={styles.loading}>
          {text.loading}
        </p>
      )}
    </>
  );
}
