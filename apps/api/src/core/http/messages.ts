import type { ErrorCode } from '@piacter/contracts/core';
import { documentedMessages, goneHeading } from '@piacter/contracts/core/hungarian';
import { maxFavouriteLists, maxFavourites } from '@piacter/contracts/favourites/values';
import { imageMaxSide } from '@piacter/contracts/images/values';
import { priceTableLimit } from '@piacter/contracts/prices/values';
import { videoLinkLimit } from '@piacter/contracts/videos/values';
import { maxWatches } from '@piacter/contracts/watches/values';

/** The message for something that is gone, or belongs to somebody else. */
export const notFoundText = (what: string): string =>
  `A keresett ${what} nem található! Lehet, hogy közben törölték: frissítsd az oldalt!`;

/** `signed_out` of a caller without a token, who may never have signed in. */
export const notSignedInMessage = 'Ehhez be kell jelentkezned: jelentkezz be, vagy regisztrálj!';

/** The default Hungarian message of each error code. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed: 'A kérés formája hibás! Frissítsd az oldalt, és próbáld újra!',
  signed_out: 'Lejárt a bejelentkezésed, jelentkezz be újra!',
  wrong_credentials: 'Hibás e-mail-cím vagy jelszó! Próbáld újra, vagy kérj új jelszót!',
  forbidden: 'Ehhez ezzel a fiókkal nincs jogosultságod, jelentkezz be egy másikkal!',
  package_required: documentedMessages.packageRequired,
  blocked: 'A fiókodat letiltottuk. Ha szerinted ez tévedés, írj az üzemeltetőnek!',
  not_activated: 'Előbb erősítsd meg a regisztrációdat az e-mailben kapott linkkel!',
  not_found: notFoundText('adat'),
  gone: `${goneHeading}.`,
  method_not_allowed: 'Ez a művelet itt nem létezik! Frissítsd az oldalt, és próbáld újra!',
  request_timeout: 'Túl lassan érkezett meg, amit küldtél. Próbáld újra!',
  conflict: 'Ez most nem lehetséges, mert közben megváltoztak az adatok. Frissítsd az oldalt!',
  secret_invalid: 'Ez a link már nem érvényes: lejárt, vagy egyszer már felhasználták. Kérj újat!',
  already_confirmed: 'Ezt már megerősítetted, nincs több teendőd.',
  image_limit_reached: 'Ehhez a hirdetéshez nem tölthetsz fel több képet, előbb törölj egyet!',
  video_limit_reached: `Legfeljebb ${videoLinkLimit} videót adhatsz meg, előbb törölj egyet!`,
  price_limit_reached: `Legfeljebb ${priceTableLimit} sora lehet az árlistának, előbb törölj egyet!`,
  already_chosen: 'Ezt már hozzáadtad, válassz mást!',
  captcha_required: 'Előbb igazold, hogy ember vagy: küldd el a CAPTCHA megoldását is!',
  password_required: 'Add meg a jelszót, amellyel regisztráltál!',
  captcha_failed: documentedMessages.captchaFailed,
  quota_exceeded: 'Elfogytak az elküldhető ajánlataid, vásárolj újabb csomagot!',
  already_offered: 'Erre az ajánlatkérésre már küldtél ajánlatot! Az Ajánlataim oldalon megnézheted.',
  already_accepted: 'Ehhez az ajánlatkéréshez már elfogadtál egy ajánlatot: keresd meg azt a szakembert!',
  already_answered: documentedMessages.requestAnswered,
  already_reported: 'Ezt a hirdetést már bejelentetted. Köszönjük, megnézzük, nincs több teendőd.',
  favourite_limit_reached: `Egy kategóriából legfeljebb ${maxFavourites} kedvenced lehet, előbb vegyél ki egyet!`,
  list_limit_reached: `Legfeljebb ${maxFavouriteLists} linket oszthatsz meg, előbb vonj vissza egyet!`,
  limit_reached: 'Elérted a megengedett mennyiséget, előbb törölj egyet!',
  watch_limit_reached: `Legfeljebb ${maxWatches} keresést figyelhetsz, előbb törölj egyet!`,
  dates_taken: 'Ezek között a napok között már van foglalt. Válassz más napokat!',
  request_closed: 'Ehhez az ajánlatkéréshez már elfogadtak egy ajánlatot. Keress másik ajánlatkérést!',
  address_refused:
    'Ezt a címet nem nyithatjuk meg. A naptárad nyilvános, http:// vagy https:// kezdetű címét másold be!',
  not_editable: 'Az elküldött ajánlatkérésen már nem módosíthatsz! Ha mást szeretnél, küldj egy újat!',
  edited_meanwhile:
    'Mióta megnyitottad, más is módosította ezt. Nézd meg az ő változatát, vagy írd felül a tiéddel!',
  last_admin:
    'Ő az egyetlen adminisztrátor, ezért ezt a fiókot nem lehet törölni. Előbb az üzemeltető hozzon létre másik adminisztrátort!',
  pro_required: 'Ehhez PRO csomag kell, rendeld meg a hirdetésedhez!',
  payment_declined: 'A fizetést a szolgáltató elutasította. Próbáld meg másik kártyával!',
  payment_pending: 'A fizetésedet még feldolgozzuk, nincs teendőd. Amint kész, a csomagod életbe lép.',
  payment_mismatch:
    'Ez a fizetés nem ehhez a rendeléshez tartozik! Nyisd meg újra a rendelés fizetési oldalát!',
  precondition_failed: 'A fájl közben megváltozott, töltsd le újra!',
  range_not_satisfiable: 'A fájlnak nincs ilyen része, töltsd le elölről!',
  expectation_failed: 'A kérés olyat vár el (Expect), amit nem tudunk teljesíteni: küldd el enélkül!',
  too_large: 'Túl nagy, amit küldeni szeretnél, küldj kevesebbet!',
  wrong_media_type: 'Ilyen típusú adatot itt nem fogadunk! Frissítsd az oldalt, és próbáld újra!',
  validation_failed: 'Néhány mező hibás, nézd át őket!',
  image_invalid: 'Ez a fájl nem olvasható képként! JPEG, PNG, WebP vagy AVIF képet tölts fel!',
  image_too_large: `A kép legfeljebb ${imageMaxSide}×${imageMaxSide} képpontos lehet, kicsinyítsd le!`,
  rate_limited: 'Túl sokszor próbáltad egymás után: várj néhány percet, és próbáld újra!',
  headers_too_large:
    'Túl hosszú a cím vagy a fejléc: keress kevesebb szóval, vagy töröld az oldal cookie-jait!',
  internal: documentedMessages.unexpected,
  unavailable: 'Ez most nem sikerült, próbáld újra egy perc múlva!',
};

/** For a process at capacity. */
export const crowdedMessage = 'Most túl sokan vannak itt, próbáld újra egy perc múlva!';

/** For a file store, or a database, that does not respond. */
export const noFilesMessage = 'A képeket és a fájlokat most nem érjük el. Próbáld újra egy perc múlva!';
export const noDatabaseMessage = 'Az oldal most nem éri el az adatait. Próbáld újra egy perc múlva!';

/** Texts of the error page (`failure-page.ts`). */
export const pageMessages = {
  passingTitle: 'Egy kis türelmet kérünk!',
  failedTitle: 'Ez most nem sikerült',
  triesAgain: 'Az oldal hamarosan magától újratöltődik.',
  tryNow: 'Próbáld újra most',
  home: 'Vissza a főoldalra',
} as const;
