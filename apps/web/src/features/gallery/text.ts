import { withArticle } from '@piacter/contracts/core/hungarian';

/** The gallery's Hungarian texts. */
export const text = {
  label: 'Képek',
  count: (count: number) => `${count} kép`,
  openAll: (count: number) =>
    count === 1 ? '1 kép, megnyitás nagyban' : `Mind ${withArticle(count)} kép megnyitása`,
  open: (place: number, count: number) => `${place}. kép, összesen ${count}, megnyitás nagyban`,
  openPlace: (place: number, count: number) => `${place}/${count}, megnyitás nagyban`,
  picture: (place: number, count: number) => `${place}. kép, összesen ${count}`,
  place: (place: number, count: number) => `${place}/${count}`,
  previous: 'Előző kép',
  next: 'Következő kép',
  close: 'Bezárás',
  zoomIn: 'Nagyítás',
  zoomOut: 'Kicsinyítés',
  lightbox: 'Képek nagyban',
  /** The lightbox's own names for screen readers. */
  carousel: 'képgaléria',
  slide: 'kép',
  slidePosition: '{index}. kép, összesen {total}',
} as const;
