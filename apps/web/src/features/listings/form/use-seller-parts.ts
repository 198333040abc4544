import type { SellerKind } from '@piacter/contracts/listings/values';
import type { PromotionType } from '@piacter/contracts/packages/values';
import { useImageCount } from '../../images/index.ts';
import { imagesPart, packagePart, pricesPart, videosPart } from './own-parts.tsx';

type Of = {
  kind: SellerKind;
  id: number;
  title: string;
  mainImg: string | null;
  packageType: PromotionType;
};

/** The parts that save by themselves, of a listing that exists and has prices: an accommodation or a service. */
export function useSellerParts({ kind, id, title, mainImg, packageType }: Of) {
  // Until the pictures are counted, a main one says that there are some.
  const imageCount = useImageCount(kind, id) ?? (mainImg ? 1 : 0);
  const of = { kind, id, imageCount };
  return {
    images: imagesPart(of),
    prices: pricesPart(of),
    videos: videosPart(of),
    package: packagePart({ ...of, title, packageType }),
  };
}
