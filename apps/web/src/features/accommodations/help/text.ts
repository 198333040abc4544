/** How the help explains searching for and advertising one. */
export const accommodationHelp = {
  search:
    'Szállás: add meg, mikor és hányan mennétek. Szűrhetsz ellátásra, árra, felszereltségre, és arra is, hogy vihetsz-e kisállatot.',
  advertise:
    'Szállás: add meg, melyik naptól melyik napig fogadsz vendéget, és legalább hány éjszakára, hány főre lehet foglalni. Az ár fejenként és éjszakánként értendő. Jelöld meg, mi minden várja a vendégeidet: ezekre is szűrhetnek. Mentés után árlistát is készíthetsz.',
} as const;
