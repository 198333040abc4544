import { invalidField } from '../../core/http/api-error.ts';

export interface Place {
  imgID: number;
  order: number;
}

/** The given pictures by `order`, followed by the others unchanged; throws `invalid` for one of another listing. */
export function mergeOrder(images: readonly { imgID: number }[], places: readonly Place[]): number[] {
  const known = new Set(images.map(({ imgID }) => imgID));
  const mentioned = new Set(places.map(({ imgID }) => imgID));
  if (mentioned.size !== places.length)
    throw invalidField(
      'imageOrder',
      'Egy kép csak egyszer szerepelhet a sorrendben: hagyd ki, ami ismétlődik!',
    );
  if (places.some(({ imgID }) => !known.has(imgID)))
    throw invalidField(
      'imageOrder',
      'Van köztük olyan kép, amely nem ehhez a hirdetéshez tartozik! Frissítsd az oldalt!',
    );
  const sorted = [...places].sort((a, b) => a.order - b.order).map(({ imgID }) => imgID);
  return [...sorted, ...images.map(({ imgID }) => imgID).filter((imgID) => !mentioned.has(imgID))];
}
