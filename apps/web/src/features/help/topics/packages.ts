import { paths } from '@piacter/contracts/site/paths';
import type { HelpTopic } from '../help-topic.ts';

export const packagesTopic: HelpTopic = {
  id: 'csomagok',
  title: 'Csomagok',
  parts: [
    {
      text: 'Hirdetni csomag nélkül is lehet, ingyen. Csomaggal előrébb kerülsz, ingatlanhoz több képet tehetsz fel, vagy megmutathatod a közösségi oldalaidat.',
    },
    {
      steps: [
        'Egy hirdetésre szóló csomagot a hirdetéseid között, az adott hirdetésnél rendelhetsz; a közösségi linkekhez valót a Közösségi linkek oldalon, az ajánlatküldéshez és az elérhetőségekhez valót az Ajánlatkérők keresése menüpontban, egy ajánlatkérést megnyitva.',
        'Válaszd ki a csomagot, és nyomd meg a Megrendelés gombot. Mielőtt véglegesíted, kiírjuk az árát, és hogy mettől meddig érvényes.',
        'Ha postán küldjük, add meg, hová.',
        'A következő oldalon PayPallal fizethetsz. A csomag ezután azonnal aktív, és e-mailben is megírjuk.',
      ],
    },
    {
      points: [
        'A rendeléseidet a Csomagvásárlások menüpontban találod. Amit még nem fizettél ki, azt ott később kifizetheted vagy törölheted.',
        'Ha fizetés közben megszakad a kapcsolatod, ne fizess újra: pár percen belül a Csomagvásárlásoknál látod az eredményt. Egy rendelést csak egyszer lehet kifizetni.',
        'Egyszer fizetsz, semmi sem újul meg magától. A napokra szóló csomagok lejárata előtt e-mailben szólunk.',
        'Ha lejárat előtt ugyanolyan csomagot rendelsz ugyanahhoz a hirdetéshez, az új csak a mostani után indul, így egy nap sem vész el.',
      ],
    },
  ],
  links: [{ to: paths.packages, label: 'Mit tudnak a csomagok, és mennyibe kerülnek?' }],
};

export const socialLinksTopic: HelpTopic = {
  id: 'kozossegi-linkek',
  title: 'Közösségi linkek',
  parts: [
    {
      text: 'Megadhatod a YouTube-, Facebook-, Instagram-, X-, LinkedIn- és TikTok-oldaladat. Amíg aktív a közösségimédia-csomagod, minden hirdetésed oldalán megjelennek.',
    },
    {
      points: [
        'Nyisd meg az oldaladat a böngészőben, másold ki a címét, és illeszd be a hálózat mezőjébe. A Facebook mezőjébe csak facebook.com-os cím kerülhet, a többibe is csak a sajátja.',
        'Amit üresen hagysz, az nem jelenik meg.',
        'Ha lejár a csomagod, a linkek eltűnnek a hirdetéseid mellől, de megőrizzük őket: új csomaggal újra látszanak.',
      ],
    },
  ],
  links: [{ to: paths.packages, label: 'Közösségimédia-csomagok' }],
};
