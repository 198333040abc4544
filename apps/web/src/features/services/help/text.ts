/** How the help explains searching for and advertising one. */
export const serviceHelp = {
  search:
    'Szakember: válaszd ki a szakmát, és add meg a települést. Azokat látod, akik ott vállalnak munkát; ha kulcsszót is megadsz, azt a nevükben és a leírásukban keressük.',
  advertise:
    'Szolgáltatás: válaszd ki a szakmádat, többet is lehet, és jelöld meg a munkaterületedet: egész országokat, vármegyéket, régiókat vagy településeket. A telefonszámod és az e-mail-címed a hirdetésben is látszik. Mentés után árlistát is készíthetsz.',
} as const;
