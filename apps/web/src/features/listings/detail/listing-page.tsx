import type { ListingKind } from '@piacter/contracts/listings/values';
import { noPromotion } from '@piacter/contracts/packages/values';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { type ApiFailure, messageOf } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { PromotionBadge } from '../../../ui/badge.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotFoundPage } from '../../../ui/not-found-page.tsx';
import { Note } from '../../../ui/note.tsx';
import { ContactForm } from '../../contact/index.ts';
import { Gallery } from '../../gallery/index.ts';
import { ContactBar, ContactBox } from './contact-box.tsx';
import styles from './detail.module.css';
import { type Advertiser, picturesOf } from './listing-words.ts';
import { text } from './text.ts';

/** How a listing's page reads its call. */
export const useDetailReading = () => {
  // What the server put into the page is what everybody may see; the owner and the admin may see more.
  const own = useSession() === null ? {} : { revalidateOnMount: true };
  // The one before must not stand there under the address of this one.
  return { ...own, keepPreviousData: false };
};

type PageProps = {
  kind: ListingKind;
  title: string;
  /** The steps from the home page to the listing, without both ends' own. */
  trail: readonly { label: string; to?: string }[];
  listing: { packageType: number; isOwn: boolean } & Parameters<typeof picturesOf>[0];
  advertiser: Advertiser;
  /** What a phone's bottom bar says: the price, or the name of a service. */
  lead: string;
  children: ReactNode;
};

/** A listing of any kind: breadcrumbs, gallery, what the kind itself says, and the contact box beside it. */
export function ListingPage({ kind, title, trail, listing, advertiser, lead, children }: PageProps) {
  const { packageType, isOwn } = listing;
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: text.home, to: paths.home }, ...trail]} />
      <Gallery
        kind={kind}
        pictures={picturesOf(listing)}
        title={title}
        badge={packageType === noPromotion ? undefined : <PromotionBadge packageType={packageType} />}
      />
      <div className={styles.columns}>
        <article>{children}</article>
        <ContactBox advertiser={advertiser}>
          {!isOwn && <ContactForm userID={advertiser.userID} title={title} />}
        </ContactBox>
      </div>
      <ContactBar advertiser={advertiser} lead={lead} />
    </div>
  );
}

/** The boxes of the page while the listing is on its way. */
function Waiting() {
  return (
    <div className={`wrap ${styles.waiting}`}>
      <p className="sr-only" role="status">
        {text.loading}
      </p>
      <div className={styles.waitingGallery} />
      <div className={styles.waitingLine} />
      <div className={styles.waitingLine} />
    </div>
  );
}

type Answer<Listing> = {
  data: { data: Listing } | undefined;
  error: ApiFailure | undefined;
  mutate: () => unknown;
};

type DoorProps<Listing> = {
  answer: Answer<Listing>;
  /** False for an address that cannot be a listing's; nothing was asked then. */
  isAddress?: boolean;
  titleOf: (listing: Listing) => string;
  children: (listing: Listing) => ReactNode;
};

/** The listing once it is there, and what stands in its place until then, without it, and after a failure. */
export function ListingOrNot<Listing>({ answer, isAddress = true, titleOf, children }: DoorProps<Listing>) {
  const { data, error, mutate } = answer;
  const listing = data?.data;
  usePageTitle(listing && titleOf(listing));
  if (!isAddress || error?.status === 404 || error?.status === 422) return <NotFoundPage />;
  if (listing) return children(listing);
  if (error === undefined) return <Waiting />;
  return (
    <div className={`wrap ${styles.failed}`}>
      <Note variant="error">{messageOf(error)}</Note>
      <Button onClick={() => void mutate()}>{text.retry}</Button>
    </div>
  );
}
