/** Hungarian texts of the favourites. */
export const text = {
  title: 'Kedvencek',
  sub: 'Amit a szív gombbal megjelöltél. A jegyzeteidet csak te látod, amíg meg nem osztod őket.',
  inBrowser: 'Ezek most csak ebben a böngészőben vannak meg. ',
  logIn: 'Jelentkezz be',
  toKeep: ', és a fiókodban máshol is megtalálod, sőt meg is oszthatod őket!',
  loading: 'A kedvencek betöltése…',
  empty: {
    title: 'Még nincs kedvenced',
    hint: 'Nyomd meg a szívet egy hirdetés képén, és itt megtalálod.',
  },
  count: (kind: string, count: number) => `${kind} (${count})`,
  gone: {
    hidden: 'Ez a hirdetés most nem látható.',
    paused: 'Ez a hirdetés most szünetel.',
    closed: 'Ez a hirdetés lezárult, már nem aktuális.',
    expired: 'Ez a hirdetés közben lejárt, a hirdető nem újította meg.',
    deleted: 'Ezt a hirdetést törölték.',
    unknown: 'Ez a hirdetés már nem érhető el.',
  },
  cheaper: (before: string, now: string) => `Olcsóbb lett, mióta megjelölted: ${before} helyett ${now}`,
  dearer: (before: string, now: string) => `Drágább lett, mióta megjelölted: ${before} helyett ${now}`,
  keptAt: (day: string) => `Megjelölve: ${day}`,
  likes: 'tetszik neki',
  answerAbout: (name: string, title: string) => `${name} jegyzete, ${title}`,
  compare: (count: number) => `Összehasonlítás (${count})`,
  compareHint: 'Jelölj ki legalább kettőt, és hasonlítsd össze őket!',
  select: 'Összehasonlítom',
  remove: 'Kiveszem',
  removeLabel: (title: string) => `Kiveszem a kedvencek közül: ${title}`,
  move: (title: string) => `Áthelyezés: ${title}`,
  overLimit: (titles: readonly string[]) =>
    `A fiókodban már nincs több hely, ezért ezek csak ebben a böngészőben maradtak meg: ${titles.join('; ')}`,
  sorting: {
    role: 'áthelyezhető kedvenc',
    instructions:
      'Szóközzel vagy Enterrel felveheted a hirdetést. A nyílbillentyűkkel viheted arrébb, újabb szóközzel vagy Enterrel leteheted, az Esc billentyűvel visszavonod.',
    picked: (position: number, count: number) =>
      `Felvetted a hirdetést. ${position}. hely, összesen ${count}.`,
    over: (position: number, count: number) => `${position}. hely, összesen ${count}.`,
    dropped: (position: number, count: number) =>
      `Letetted a hirdetést: ${position}. hely, összesen ${count}.`,
    cancelled: 'Visszavontad: a hirdetés a helyén maradt.',
  },
} as const;
