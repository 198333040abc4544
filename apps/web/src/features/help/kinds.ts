import type { ListingKind } from '@piacter/contracts/listings/values';

/** How to search for and how to advertise each kind of listing. */
export const kindHelp: Record<ListingKind, { search: string; advertise: string }> = {
  property: {
    search:
      'Ingatlan: szűrhetsz a hirdetés típusára, árra, alapterületre, szobaszámra, felszereltségre, a közelben lévő helyekre és még sok másra. A hirdetésnél azt is látod, hogyan változott az ára, és mennyibe kerülnek a hasonlók a környéken.',
    advertise:
      'Ingatlan: lehet eladó, kiadó, cserére szánt, vagy olyan, amit eladnál és cserélnél is. Az árat, a közös költséget és a rezsit ezer forintban írd be: 74 900 000 Ft-hoz 74900-at. Ha az összeg gyanúsan nagy, szólunk, és megmondjuk, mennyit írj. Csere esetén írd meg azt is, mire cserélnél.',
  },
  accommodation: {
    search:
      'Szállás: add meg, mikor és hányan mennétek. Szűrhetsz ellátásra, árra, felszereltségre, és arra is, hogy vihetsz-e kisállatot.',
    advertise:
      'Szállás: add meg, melyik naptól melyik napig fogadsz vendéget, és legalább hány éjszakára, hány főre lehet foglalni. Az ár fejenként és éjszakánként értendő. Jelöld meg, mi minden várja a vendégeidet: ezekre is szűrhetnek. Mentés után árlistát is készíthetsz.',
  },
  service: {
    search:
      'Szakember: válaszd ki a szakmát, és add meg a települést. Azokat látod, akik ott vállalnak munkát; ha kulcsszót is megadsz, azt a nevükben és a leírásukban keressük.',
    advertise:
      'Szolgáltatás: válaszd ki a szakmádat, többet is lehet, és jelöld meg a munkaterületedet: egész országokat, vármegyéket, régiókat vagy településeket. A telefonszámod és az e-mail-címed a hirdetésben is látszik. Mentés után árlistát is készíthetsz.',
  },
};
