import type { AdvertiserRole } from '@piacter/contracts/core/values';
import { requestDays } from '@piacter/contracts/requests/values';
import { paths } from '@piacter/contracts/site/paths';
import { formText } from '../../../ui/form-text.ts';
import { packagesText } from '../../packages/index.ts';
import { requestHelp } from '../../requests/help/index.ts';
import type { HelpTopic } from '../help-topic.ts';

export const requestsTopic: HelpTopic = {
  id: 'ajanlatkeres',
  title: 'Ajánlatkérés',
  parts: [
    {
      text: 'Ajánlatkérőként egyszer írod le, mire van szükséged, és azok keresnek meg, akik segíteni tudnak. Az ajánlatkérés ingyenes.',
    },
    {
      steps: [
        'Regisztrálj ajánlatkérőként, és a fiókodban válaszd ki, mit keresel: Szakember-ajánlatkérések, Szállás-ajánlatkérések vagy Ingatlan-ajánlatkérések.',
        `Töltsd ki az űrlapot. ${formText.starred}`,
        'Nézd át, mielőtt elküldöd: azon, amit szakembereknek vagy szállásadóknak küldtél, utána nem módosíthatsz.',
        'Ha ajánlat érkezik, vagy szállásadó jelentkezik, e-mailben szólunk.',
      ],
    },
    { points: Object.values(requestHelp) },
    {
      points: [
        'Az ajánlatkérésed oldalán a hozzá illő hirdetéseket is látod, és e-mailben szólunk, ha új érkezik. Ritkítani vagy kikapcsolni a Figyeléseim menüpontban tudod.',
        'Ha elfogadtad egy szakember ajánlatát, megkapjátok egymás nevét, telefonszámát és e-mail-címét, az oldalon és levélben is. A szállásadók válaszát az ajánlatkérésed oldalán olvashatod, az elérhetőségükkel együtt.',
        'Az elérhetőségedet csak az a szakember látja, akinek az ajánlatát elfogadtad, a szállásadók és az ingatlantulajdonosok közül pedig az, akinek csomagja van hozzá.',
        `Az ajánlatkérésed magától lezárul: a szakembereknek küldött egy héttel a várakozási idő után, a szállást kereső a távozás napján, az ingatlant kereső ${requestDays.property} nap múlva. Ez utóbbi előtt egy héttel e-mailben megkérdezzük, keresel-e még.`,
        'Ha előbb megoldódik, az ajánlatkérés oldalán a Lezárom, már nem aktuális gombbal zárhatod le. Akik válaszoltak rá, azoknak e-mailben megírjuk.',
        'Ha később megint szükséged van rá, a lezárt vagy lejárt ajánlatkérés oldalán az Újra kiírom gombbal kezdhetsz újat: az űrlapon már ott van, amit a régibe írtál. A lejárt ingatlan-ajánlatkérést az Újraindítom gombbal folytathatod.',
        'Amit szakembereknek vagy szállásadóknak küldtél, addig törölheted, amíg nem érkezett rá válasz; az ingatlant keresőt bármikor.',
      ],
    },
  ],
  links: [{ to: paths.registerAsRequester, label: 'Regisztráció ajánlatkérőként' }],
};

const byRole: Record<AdvertiserRole, string> = {
  szakember:
    'Szakemberként ajánlatot küldesz. Ehhez csomag kell: minden elküldött ajánlat egyet használ fel a keretedből. Az ajánlatkérő nevét és elérhetőségét akkor látod, ha elfogadta az ajánlatodat; akkor ő is látja a tiédet.',
  szallasado:
    'Szállásadóként a Jelentkezem gombbal írsz az ajánlatkérőnek: e-mailben kapja meg, a szállásaid linkjével, a telefonszámoddal és az e-mail-címeddel együtt, és az oldalán is olvashatja. Az elérhetőségekhez csomag kell; amíg aktív, minden ajánlatkérőét látod.',
  ingatlan_tulajdonos:
    'Ingatlantulajdonosként telefonon vagy e-mailben keresed meg az ajánlatkérőt. Az elérhetőségekhez csomag kell; amíg aktív, minden ajánlatkérőét látod.',
};

export const offersTopic: HelpTopic = {
  id: 'ajanlatkuldes',
  title: 'Ajánlatküldés',
  parts: [
    {
      text: 'Az Ajánlatkérők keresése menüpontban látod, kinek mire van szüksége: szakemberként a munkákat, szállásadóként a szállást, ingatlantulajdonosként az ingatlant keresőket.',
    },
    { points: Object.values(byRole) },
    {
      steps: [
        'Szakemberként szűrj szakmára és településre, vagy nézd csak a neked valókat, a szakmáidban és a munkaterületeden, és nyisd meg, amelyik érdekel.',
        'Írd meg az ajánlatodat: mit vállalsz, mennyi időn belül és mennyiért. Az ár lehet teljes összeg, óradíj, napidíj vagy más.',
        'Nézd át, mielőtt elküldöd: utána nem módosíthatsz rajta, és egy ajánlatkérésre csak egyet küldhetsz.',
        'Az Ajánlataim menüpontban látod, mi lett vele. Ha elfogadták, vagy mást választottak, e-mailben is szólunk.',
      ],
    },
  ],
  links: [{ to: paths.packages, label: packagesText.page.question }],
};
