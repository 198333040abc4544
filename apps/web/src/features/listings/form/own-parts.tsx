import { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images/values';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import { noPromotion, type PromotionType } from '@piacter/contracts/packages/values';
import type { FormPart } from '../../../ui/form/form-panel.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { getImageCalls, ImageBoard } from '../../images/index.ts';
import { ListingPackageOrder } from '../../orders/place-order/index.ts';
import { PromotionState } from '../../packages/index.ts';
import { PriceTable } from '../../prices/index.ts';
import { isOpenAtAll, TimetableSection, type WeekForm } from '../../timetables/index.ts';
import { VideoLinks } from '../../videos/editor/index.ts';
import styles from './listing-form.module.css';
import { partIDs } from './part-ids.ts';
import { text } from './text.ts';

/** The pictures of a listing that exists; `hasPro` false says that a PRO package would allow more. */
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

/** What stands in the place of the pictures until the listing exists. */
export const imagesLaterPart: FormPart = {
  id: partIDs.images,
  label: text.images,
  content: (
    <Panel title={text.images}>
      <p>{text.imagesLater}</p>
    </Panel>
  ),
};

/** The video links of a listing that exists. */
export const videosPart = (target: ListingTarget): FormPart => ({
  id: partIDs.videos,
  label: text.videos,
  content: <VideoLinks {...target} />,
});

/** The price table of a listing that exists. */
export const pricesPart = (target: ListingTarget): FormPart => ({
  id: partIDs.prices,
  label: text.prices,
  content: <PriceTable {...target} />,
});

/** The weekly timetable, a section of the form itself. */
export const timetablePart = (form: WeekForm): FormPart => ({
  id: partIDs.timetable,
  label: text.timetable,
  done: isOpenAtAll(form.values),
  content: <TimetableSection key={partIDs.timetable} form={form} id={partIDs.timetable} />,
});

type PackageOf = ListingTarget & {
  /** What the listing is called where a package for it is ordered. */
  title: string;
  imageCount: number;
  packageType: PromotionType;
};

/** Which package a listing has, and how it gets another. */
export const packagePart = ({ title, ...of }: PackageOf): FormPart => ({
  id: partIDs.package,
  label: text.package,
  done: of.packageType !== noPromotion,
  content: (
    <Panel title={text.package}>
      <div className={styles.package}>
        <PromotionState {...of} />
        <ListingPackageOrder listing={{ kind: of.kind, id: of.id, title }} />
      </div>
    </Panel>
  ),
});
