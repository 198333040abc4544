/** How the help explains searching for and advertising one. */
export const propertyHelp = {
  search:
    'Ingatlan: szűrhetsz a hirdetés típusára, árra, alapterületre, szobaszámra, felszereltségre, a közelben lévő helyekre és még sok másra. A hirdetésnél azt is látod, hogyan változott az ára, és mennyibe kerülnek a hasonlók a környéken.',
  advertise:
    'Ingatlan: lehet eladó, kiadó, cserére szánt, vagy olyan, amit eladnál és cserélnél is. Az árat, a közös költséget és a rezsit ezer forintban írd be: 74 900 000 Ft-hoz 74900-at. Ha az összeg gyanúsan nagy, szólunk, és megmondjuk, mennyit írj. Csere esetén írd meg azt is, mire cserélnél.',
} as const;
