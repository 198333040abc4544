import { type RequestKind, requestImageLimit, requestTextLimits } from '@piacter/contracts/requests/values';

/** How the help explains the requests of each kind. */
export const requestHelp: Record<RequestKind, string> = {
  service: `Szakember: válaszd ki a szakmát, írd le a munkát legfeljebb ${requestTextLimits.serviceDescription} karakterben, add meg a helyszínt, és hogy mennyit tudsz várni. Képet is tehetsz hozzá, legfeljebb ${requestImageLimit} darabot. Az ajánlatokat egymás mellett látod: az árat, a vállalt időt és a szakember hirdetéseit. Egyet fogadhatsz el, és ez végleges.`,
  accommodation:
    'Szállás: add meg, hová, mikor és hányan mennétek, milyen ellátást szeretnél, és jön-e kisállat. A szállásadók e-mailben keresnek meg; ha érdekel a szállásuk, nyisd meg a levél linkjével, és ott írj vagy telefonálj nekik.',
  property:
    'Ingatlan: add meg, mit és hol keresel, mekkorát és mennyiért. Az ingatlantulajdonosok e-mailben vagy telefonon keresnek meg. Ezt az ajánlatkérést később is módosíthatod.',
};
