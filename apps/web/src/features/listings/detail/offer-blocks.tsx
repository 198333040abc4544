import type { MapPosition } from '@piacter/contracts/listings';
import type { SellerKind } from '@piacter/contracts/listings/values';
import type { PriceTableProduct } from '@piacter/contracts/prices';
import type { Timetable } from '@piacter/contracts/timetables';
import type { VideoLink } from '@piacter/contracts/videos';
import { PriceTableView } from '../../prices/view/index.tsx';
import { WeekView } from '../../timetables/view/index.tsx';
import { Block, MapBlock, SocialBlock, VideoBlock } from './blocks.tsx';
import { text } from './text.ts';

type Offer = {
  timetable: Timetable | null;
  priceTable: readonly PriceTableProduct[];
  videoLinks: readonly VideoLink[];
  mapPosition: MapPosition | null;
};

type Props = {
  kind: SellerKind;
  id: number;
  offer: Offer;
  place: string;
  /** When a closed season ends. */
  closedUntil?: string | undefined;
};

/** The blocks shared by accommodations and services: opening hours, prices, videos, links, map; none is empty. */
export function OfferBlocks({ kind, id, offer, place, closedUntil }: Props) {
  const { timetable, priceTable, videoLinks, mapPosition } = offer;
  return (
    <>
      {timetable && (
        <Block title={text.openingHours[kind]}>
          <WeekView week={timetable} closedUntil={closedUntil} />
        </Block>
      )}
      {priceTable.length > 0 && (
        <Block title={text.prices}>
          <PriceTableView products={priceTable} />
        </Block>
      )}
      <VideoBlock links={videoLinks} />
      <SocialBlock kind={kind} id={id} />
      <MapBlock position={mapPosition} place={place} />
    </>
  );
}
