import { getPictures } from '@piacter/contracts/images/values';
import { isEnded, isFound, type ListingState } from '@piacter/contracts/lifecycle/values';
import type { ListingKind } from '@piacter/contracts/listings/values';
import { noPromotion } from '@piacter/contracts/packages/values';
import { paths } from '@piacter/contracts/site/paths';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type ApiFailure, getErrorMessage, useOwnReply } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { useSession } from '../../../lib/session.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import { PromotionBadge } from '../../../ui/badge.tsx';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { NotFoundPage } from '../../../ui/not-found-page.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Drawing } from '../../../ui/placeholder.tsx';
import { ContactForm, type ContactFormProps } from '../../contact/index.tsx';
import { Gallery } from '../../gallery/index.tsx';
import { getEnding, StateBadge } from '../../lifecycle/index.ts';
import { HiddenNote, ListingTrust } from '../../reports/index.ts';
import { useListingEvents } from '../events/index.ts';
import { useSeenRecord } from '../seen/index.ts';
import { similarID } from '../similar/similar-id.ts';
import { ContactBar, ContactBox } from './contact-box.tsx';
import styles from './detail.module.css';
import type { Advertiser } from './listing-format.ts';
import { EndedBox, OtherListings } from './other-listings.tsx';
import { text } from './text.ts';

/** The SWR options of a detail page's call. */
export const useDetailOptions = () => {
  // The data embedded in the page is the public one; the owner and the admin may see more.
  const own = useSession() === null ? {} : { revalidateOnMount: true };
  // The previous listing must not be shown under the new address while that loads.
  return { ...own, keepPreviousData: false };
};

type PageProps = {
  kind: ListingKind;
  id: number;
  title: string;
  /** In place of pictures; that of the kind by default. */
  drawing?: Drawing;
  /** The breadcrumbs after the home page. */
  trail: readonly { label: string; to?: string }[];
  listing: {
    packageType: number;
    isOwn: 0 | 1;
    hiddenReason: string | null;
    state: ListingState;
    adType?: number;
    images: Parameters<typeof getPictures>[0];
  };
  advertiser: Advertiser;
  /** The text of the bottom bar on narrow screens: the price, or the name of a service. */
  lead: string;
  /** What the message to the advertiser begins with, besides the title. */
  about?: ContactFormProps['about'];
  /** Similar listings, loaded when one comes near the end of the page. */
  similar: ReactNode;
  children: ReactNode;
};

/** Only its owner sees a listing that is not published, so nobody else loads the note. */
const PreviewNote = lazy(() => import('./preview-note.tsx').then((m) => ({ default: m.PreviewNote })));

/** The badge on the first picture: a reservation before the promotion; nothing without either. */
type BadgeProps = { kind: ListingKind; packageType: number; state: ListingState };
function PageBadge({ packageType, ...listing }: BadgeProps) {
  if (listing.state === 'reserved') return <StateBadge {...listing} />;
  return packageType === noPromotion ? null : <PromotionBadge packageType={packageType} />;
}

/** The page of a listing of any kind: breadcrumbs, gallery, the content of its kind, and the contact box. */
export function ListingPage(props: PageProps) {
  const {
    kind,
    id,
    title,
    drawing = kind,
    trail,
    listing,
    advertiser,
    lead,
    about,
    similar,
    children,
  } = props;
  const { packageType, hiddenReason, state } = listing;
  const isOwn = listing.isOwn === 1;
  const ending = getEnding(kind, listing.adType);
  const hasEnded = isEnded(state);
  const [isSent, setSent] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const { box, isNear } = useIsNear();
  useSeenRecord({ kind, id });
  const report = useListingEvents({ kind, id }, advertiser.userID);
  const reportContact = () => report('contact');
  return (
    <div className="wrap">
      <Breadcrumbs trail={[{ label: text.home, to: paths.home }, ...trail]} />
      {hiddenReason !== null && <HiddenNote reason={hiddenReason} listing={{ kind, id }} isOwn={isOwn} />}
      {isOwn && !hasEnded && !isFound(state) && (
        <Suspense>
          <PreviewNote kind={kind} id={id} state={state} />
        </Suspense>
      )}
      {hasEnded && <Note>{state === 'expired' ? text.expired : text.ended[ending]}</Note>}
      <Gallery
        kind={drawing}
        pictures={getPictures(listing.images)}
        title={title}
        badge={<PageBadge {...{ kind, packageType, state }} />}
      />
      <div className={styles.columns}>
        <article>
          {children}
          {!hasEnded && <ListingTrust listing={{ kind, id, title, isOwn, hiddenReason }} />}
        </article>
        {hasEnded ? (
          <EndedBox state={state} ending={ending} />
        ) : (
          <ContactBox
            advertiser={advertiser}
            onContact={reportContact}
            more={<OtherListings kind={kind} id={id} />}
          >
            {!isOwn && (
              <ContactForm
                userID={advertiser.userID}
                listing={{ kind, id, title }}
                about={about}
                isEntered={isEntered}
                onDelivered={() => report('message')}
                onSent={() => setSent(true)}
              />
            )}
            {isSent && (
              <a className={styles.toSimilar} href={`#${similarID}`}>
                {text.toSimilar}
              </a>
            )}
          </ContactBox>
        )}
      </div>
      <div ref={box}>{(isNear || isSent || hasEnded) && <Suspense>{similar}</Suspense>}</div>
      {!hasEnded && !isOwn && (
        <ContactBar
          advertiser={advertiser}
          lead={lead}
          onContact={reportContact}
          onEnter={() => setEntered(true)}
        />
      )}
    </div>
  );
}

/** The placeholder of the page while the listing loads. */
function Skeleton() {
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

type Response<Listing> = {
  data: { data: Listing } | undefined;
  error: ApiFailure | undefined;
  isValidating: boolean;
  mutate: () => unknown;
};

type Props<Listing> = {
  response: Response<Listing>;
  /** False for an address that cannot be a listing's; nothing is requested then. */
  isValidAddress?: boolean;
  getTitle: (listing: Listing) => string;
  /** The search for listings of the kind. */
  searchPath: string;
  children: (listing: Listing) => ReactNode;
};

/** Not found, gone for good, and an address that cannot be a listing's. */
const missingStatuses = [404, 410, 422];

/** Renders the loaded listing, or its loading, not-found or error state. */
export function ListingLoader<Listing>({
  response,
  isValidAddress = true,
  getTitle,
  searchPath,
  children,
}: Props<Listing>) {
  const { data, error, isValidating, mutate } = response;
  useOwnReply(useSession() !== null, mutate);
  const listing = data?.data;
  usePageTitle(listing && getTitle(listing));
  const isMissing = error !== undefined && missingStatuses.includes(error.status);
  // What the server embedded is what others see: the owner and the admin still wait for their own reply.
  if (isMissing && isValidating) return <Skeleton />;
  if (!isValidAddress || isMissing)
    return <NotFoundPage goneFrom={error?.status === 410 ? searchPath : undefined} />;
  if (listing) return children(listing);
  if (error === undefined) return <Skeleton />;
  return (
    <div className={`wrap ${styles.failed}`}>
      <Note variant="error">{getErrorMessage(error)}</Note>
      <Button onClick={() => void mutate()}>{text.retry}</Button>
    </div>
  );
}
