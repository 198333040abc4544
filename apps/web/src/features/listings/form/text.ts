/** Hungarian texts of a listing's form, whatever is advertised. */
export const text = {
  loading: 'Betöltés…',
  retry: 'Próbáld újra',
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
  noProfileAddress: 'A profilodban még nincs cím.',
} as const;
