import { text as shared } from '../../../ui/text.ts';

/** Hungarian texts of a listing's form, whatever is advertised. */
export const text = {
  loading: shared.loading,
  retry: shared.retry,
  created: 'Most már képeket is feltölthetsz hozzá.',
  images: 'Képek',
  imagesLater: 'Képeket a mentés után tölthetsz fel: a hirdetés oldalán itt lesz a helyük.',
  prices: 'Árlista',
  timetable: 'Heti nyitvatartás',
  videos: 'Videók',
  package: 'Csomag',
  hide: 'A pontos cím ne látszódjon a hirdetésben',
  hideHint: 'Amíg ez be van jelölve, a cím nem írható. Amit megadtál, megmarad, csak más nem látja.',
  profileAddress: 'A profilomban megadott cím',
  noProfileAddress: shared.noProfileAddress,
} as const;
