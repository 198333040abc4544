import type { SellerKind } from '@piacter/contracts/listings/values';
import type { PromotionType } from '@piacter/contracts/packages/values';
import { useImageCount } from '../../images/index.ts';
import { imagesPart, packagePart, pricesPart, videosPart } from './own-parts.tsx';

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
