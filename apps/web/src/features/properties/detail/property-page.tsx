import type { PropertyDetail } from '@piacter/contracts/properties';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../../../app/not-found-page.tsx';
import { paths } from '../../../app/paths.ts';
import { messageOf, useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { PromotionBadge } from '../../../ui/badge.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { Gallery } from '../../gallery/index.ts';
import { ContactBar, ContactBox } from './contact-box.tsx';
import { PropertyBody } from './property-body.tsx';
import { PropertyHead } from './property-head.tsx';
import styles from './property-page.module.css';
import { priceOf, titleOf } from './property-words.ts';
import { text } from './text.ts';

/** The addresses of the pictures in their order, the main one first. */
const picturesOf = ({ images }: Pick<PropertyDetail, 'images'>): string[] =>
  images
    .toSorted((one, other) => other.isMainImg - one.isMainImg || one.order - other.order)
    .map(({ path }) => path);

function Property({ property }: { property: PropertyDetail }) {
  const title = titleOf(property);
  const { packageType, adType, adTypeName } = property;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        trail={[
          { label: text.home, to: paths.home },
          { label: text.properties, to: paths.properties },
          { label: adTypeName, to: `${paths.properties}?adType=${adType}` },
          { label: property.settlement },
        ]}
      />
      <Gallery
        kind="ingatlan"
        pictures={picturesOf(property)}
        title={title}
        badge={packageType === 0 ? undefined : <PromotionBadge packageType={packageType} />}
      />
      <div className={styles.columns}>
        <article>
          <PropertyHead property={property} />
          <PropertyBody property={property} />
        </article>
        <ContactBox property={property} />
      </div>
      <ContactBar property={property} price={priceOf(property)} />
    </div>
  );
}

/** The boxes of the page while the property is on its way. */
function Waiting() {
  return (
    <div className="wrap">
      <p className="sr-only" role="status">
        {text.loading}
      </p>
      <div className={styles.waitingGallery} />
      <div className={styles.waitingLine} />
      <div className={styles.waitingLine} />
    </div>
  );
}

/** SRP-02: one property. */
export function PropertyPage() {
  const { realEstateID = '' } = useParams();
  // What the server put into the page is what everybody may see; the owner and the admin may see more.
  const config = useSession() === null ? {} : { revalidateOnMount: true };
  const isID = /^[1-9]\d*$/.test(realEstateID);
  const { data, error, mutate } = useApi(
    'GET /api/real-estate/{realEstateID}',
    isID ? { params: { realEstateID: Number(realEstateID) } } : null,
    // The one before must not stand there under the address of this one.
    { ...config, keepPreviousData: false },
  );
  const property = data?.data;
  usePageTitle(property && titleOf(property));
  if (!isID || error?.status === 404 || error?.status === 422) return <NotFoundPage />;
  if (property) return <Property key={realEstateID} property={property} />;
  if (error === undefined) return <Waiting />;
  return (
    <div className={`wrap ${styles.failed}`}>
      <Note variant="error">{messageOf(error)}</Note>
      <Button onClick={() => void mutate()}>{text.retry}</Button>
    </div>
  );
}
