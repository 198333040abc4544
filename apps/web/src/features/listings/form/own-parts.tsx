import type { ListingIDField } from '@piacter/contracts/listings';
import type { PromotionType } from '@piacter/contracts/packages';
import { Panel } from '../../../ui/panel.tsx';
import { ImageBoard, listingImages } from '../../images/index.ts';
import { PriceTable } from '../../price-table/index.ts';
import { imageLimits, PromotionState } from '../../promotion/index.ts';
import { isOpenAtAll, TimetableSection, type WeekForm } from '../../timetable/index.ts';
import { VideoLinks } from '../../videos-editor/index.ts';
import type { ListingPart } from './listing-form-panel.tsx';
import { partIDs } from './part-ids.ts';
import { text } from './text.ts';

type Of = { idField: ListingIDField; id: number };

/** The pictures of a listing that exists; `hasPro` false says that a PRO package would allow more. */
export const imagesPart = ({
  idField,
  id,
  imageCount,
  hasPro = true,
}: Of & { imageCount: number; hasPro?: boolean }): ListingPart => ({
  id: partIDs.images,
  label: text.images,
  done: imageCount > 0,
  content: (
    <ImageBoard
      calls={listingImages(idField, id)}
      limit={hasPro ? imageLimits.pro : imageLimits.withoutPro}
      isGated={!hasPro}
    />
  ),
});

/** What stands in the place of the pictures until the listing exists. */
export const imagesLaterPart: ListingPart = {
  id: partIDs.images,
  label: text.images,
  content: (
    <Panel title={text.images}>
      <p>{text.imagesLater}</p>
    </Panel>
  ),
};

/** The video links of a listing that exists. */
export const videosPart = ({ idField, id }: Of): ListingPart => ({
  id: partIDs.videos,
  label: text.videos,
  content: <VideoLinks idField={idField} id={id} />,
});

/** The price table of a listing that exists. */
export const pricesPart = (of: Of): ListingPart => ({
  id: partIDs.prices,
  label: text.prices,
  content: <PriceTable {...of} />,
});

/** The weekly timetable, a section of the form itself. */
export const timetablePart = (form: WeekForm): ListingPart => ({
  id: partIDs.timetable,
  label: text.timetable,
  done: isOpenAtAll(form.values),
  content: <TimetableSection key={partIDs.timetable} form={form} id={partIDs.timetable} />,
});

/** Which package a listing has. */
export const packagePart = (of: Of & { imageCount: number; packageType: PromotionType }): ListingPart => ({
  id: partIDs.package,
  content: (
    <Panel title={text.package}>
      <PromotionState {...of} />
    </Panel>
  ),
});
