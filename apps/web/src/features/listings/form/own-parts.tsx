import { imageLimit, imageLimitOfNew, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import type { ListingKind, ListingTarget } from '@piacter/contracts/listings/values';
import { noPromotion, type PromotionType } from '@piacter/contracts/packages/values';
import type { ReactNode } from 'react';
import type { FormPart, PartOptions } from '../../../ui/form/form-part.ts';
import { Panel } from '../../../ui/panel.tsx';
import { getDraftImageCalls, getImageCalls, ImageBoard, type UploadQueue } from '../../images/index.ts';
import { ListingPackageOrder } from '../../orders/place-order/index.ts';
import { PromotionState } from '../../packages/index.ts';
import { PriceTable } from '../../prices/index.ts';
import { isOpenAtAll, TimetableSection, type WeekForm } from '../../timetables/index.ts';
import { VideoLinks } from '../../videos/editor/index.ts';
import styles from './listing-form.module.css';
import { partIDs } from './part-ids.ts';
import { text } from './text.ts';

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
  content: <ImageBoard calls={getDraftImageCalls(kind)} limit={imageLimitOfNew(kind)} queue={queue} />,
});

/** The section that asks for what the advertiser's profile lacks, if any. */
export const identityPart = ({
  section,
  ensure,
}: {
  section: ReactNode;
  ensure: () => Promise<boolean>;
}): FormPart[] =>
  section ? [{ id: partIDs.identity, label: text.identity, content: section, check: ensure }] : [];

/** The video links of a saved listing. */
export const videosPart = (target: ListingTarget): FormPart => ({
  id: partIDs.videos,
  label: text.videos,
  content: <VideoLinks {...target} />,
});

/** The price table of a saved listing. */
export const pricesPart = (target: ListingTarget): FormPart => ({
  id: partIDs.prices,
  label: text.prices,
  content: <PriceTable {...target} />,
});

/** The weekly timetable, a section of the form itself. */
export const timetablePart = (form: WeekForm, options?: PartOptions): FormPart => ({
  id: partIDs.timetable,
  label: text.timetable,
  done: isOpenAtAll(form.values),
  content: <TimetableSection form={form} id={partIDs.timetable} />,
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
