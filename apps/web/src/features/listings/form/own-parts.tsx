import { imageLimit, imageLimitOfNew, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import type { ListingKind, ListingTarget, SellerKind } from '@piacter/contracts/listings/values';
import { noPromotion, type PromotionType } from '@piacter/contracts/packages/values';
import type { ReactNode } from 'react';
import type { FormPart, PartOptions } from '../../../ui/form/field-spec.ts';
import { Panel } from '../../../ui/panel.tsx';
import {
  getDraftImageCalls,
  getImageCalls,
  ImageBoard,
  type UploadQueue,
  useImageCount,
} from '../../images/index.ts';
import { ListingPackageOrder } from '../../orders/place-order/index.ts';
import { PromotionState } from '../../packages/index.ts';
import { PriceTable } from '../../prices/index.tsx';
import { isOpenAtAll, TimetableSection, type WeekForm } from '../../timetables/index.tsx';
import { VideoLinks } from '../../videos/editor/index.tsx';
import styles from './listing-form.module.css';
import { text } from './text.ts';

type SellerListing = {
  kind: SellerKind;
  id: number;
  title: string;
  mainImg: string | null;
  packageType: PromotionType;
};

/** The parts of a saved accommodation or service that save by themselves. */
export function useSellerParts({ kind, id, title, mainImg, packageType }: SellerListing) {
  // Until the pictures are loaded, a main picture implies one.
  const imageCount = useImageCount(kind, id) ?? (mainImg ? 1 : 0);
  const listing = { kind, id, imageCount };
  return {
    images: imagesPart(listing),
    prices: pricesPart(listing),
    videos: videosPart(listing),
    package: packagePart({ ...listing, title, packageType }),
  };
}

/** The anchors of the parts that every kind of listing has; the form's index links to them. */
export const partIDs = {
  address: 'cim',
  description: 'leiras',
  identity: 'bemutatkozas',
  images: 'kepek',
  package: 'csomag',
  prices: 'arlista',
  timetable: 'nyitvatartas',
  videos: 'videok',
} as const;

/** The pictures of a saved listing; `hasPro` false limits them to what is allowed without PRO. */
export const imagesPart = ({
  kind,
  id,
  imageCount,
  hasPro = true,
}: ListingTarget & { imageCount: number; hasPro?: boolean }): FormPart => ({
  id: partIDs.images,
  label: text.images,
  done: imageCount > 0,
  content: (
    <ImageBoard
      calls={getImageCalls(kind, id)}
      limit={hasPro ? imageLimit : imageLimitWithoutPro}
      proAt={hasPro ? undefined : `#${partIDs.package}`}
    />
  ),
});

/** The pictures of a listing that does not exist yet, uploaded at once (LIFE-09). */
export const newImagesPart = (kind: ListingKind, imageCount: number, queue: UploadQueue): FormPart => ({
  id: partIDs.images,
  label: text.images,
  done: imageCount > 0,
  hasInput: imageCount > 0,
  content: <ImageBoard calls={getDraftImageCalls(kind)} limit={imageLimitOfNew(kind)} queue={queue} />,
});

/** The section that asks for what the advertiser's profile lacks, if any. */
export const identityPart = ({
  section,
  ensure,
  hasInput,
}: {
  section: ReactNode;
  ensure: () => Promise<boolean>;
  hasInput: boolean;
}): FormPart[] =>
  section ? [{ id: partIDs.identity, label: text.identity, content: section, check: ensure, hasInput }] : [];

/** The video links of a saved listing. */
export const videosPart = (target: ListingTarget): FormPart => ({
  id: partIDs.videos,
  label: text.videos,
  content: <VideoLinks {...target} />,
});

/** The price table of a saved listing. */
const pricesPart = (target: ListingTarget): FormPart => ({
  id: partIDs.prices,
  label: text.prices,
  content: <PriceTable {...target} />,
});

/** The weekly timetable, a section of the form itself; an accommodation's is that of its reception. */
export const timetablePart = (kind: SellerKind, form: WeekForm, options?: PartOptions): FormPart => ({
  id: partIDs.timetable,
  label: text.timetable[kind].title,
  done: isOpenAtAll(form.values),
  content: <TimetableSection form={form} id={partIDs.timetable} {...text.timetable[kind]} />,
  isOptional: true,
  ...options,
});

type PackagePartOptions = ListingTarget & {
  /** The listing's name in the order of a package. */
  title: string;
  imageCount: number;
  packageType: PromotionType;
};

/** The listing's package, and the order of another. */
export const packagePart = ({ title, ...listing }: PackagePartOptions): FormPart => ({
  id: partIDs.package,
  label: text.package,
  done: listing.packageType !== noPromotion,
  content: (
    <Panel title={text.package}>
      <div className={styles.package}>
        <PromotionState {...listing} />
        <ListingPackageOrder listing={{ kind: listing.kind, id: listing.id, title }} />
      </div>
    </Panel>
  ),
});
