import type { ErrorCode } from '@piacter/contracts/core';

/** The Hungarian sentence of each error code, used where the place that fails has no better one. */
export const errorMessages: Record<ErrorCode, string> = {
  malformed: 'A kérés formája hibás!',
  signed_out: 'Lejárt a bejelentkezésed, jelentkezz be újra!',
  wrong_credentials: 'Hibás e-mail-cím vagy jelszó!',
  forbidden: 'Ehhez nincs jogosultságod!',
  package_required:
    'Sajnos nem férhetsz hozzá a kapcsolati adatokhoz, mert nem rendelkezel megfelelő csomaggal.',
  not_activated: 'Előbb erősítsd meg a regisztrációdat az e-mailben kapott linkkel!',
  not_found: 'A keresett adat nem található!',
  method_not_allowed: 'Ez a művelet itt nem létezik!',
  request_timeout: 'Túl lassan érkezett meg, amit küldtél. Próbáld újra!',
  conflict: 'Ez most nem lehetséges, mert közben megváltoztak az adatok. Frissítsd az oldalt!',
  secret_invalid: 'Ez a link már nem érvényes: lejárt, vagy egyszer már felhasználták.',
  image_limit_reached: 'Ehhez a hirdetéshez nem tölthetsz fel több képet!',
  video_limit_reached: 'Legfeljebb 5 videót adhatsz meg!',
  price_limit_reached: 'Legfeljebb 100 sora lehet az árlistának!',
  already_chosen: 'Ezt már hozzáadtad!',
  captcha_required: 'Előbb igazold, hogy ember vagy: küldd el a CAPTCHA megoldását is!',
  captcha_failed: 'CAPTCHA validáció sikertelen!',
  quota_exceeded: 'Elfogyott az ajánlataid kerete, vásárolj újabb csomagot!',
  already_offered: 'Erre az ajánlatkérésre már küldtél ajánlatot!',
  already_accepted: 'Ehhez az ajánlatkéréshez már elfogadtál egy ajánlatot!',
  already_answered: 'Az ajánlatkérésre érkezett már válasz, így nem törölheted!',
  request_closed: 'Ehhez az ajánlatkéréshez már elfogadtak egy ajánlatot!',
  not_editable: 'Az elküldött ajánlatkérésen már nem módosíthatsz!',
  pro_required: 'Ehhez PRO csomag kell!',
  payment_declined: 'A fizetést a szolgáltató elutasította. Próbáld meg másik kártyával!',
  payment_pending: 'A fizetésed még feldolgozás alatt van. Amint megérkezik, a csomagod életbe lép.',
  payment_mismatch: 'Ez a fizetés nem ehhez a rendeléshez tartozik!',
  precondition_failed: 'A fájl közben megváltozott!',
  range_not_satisfiable: 'A fájlnak nincs ilyen része!',
  too_large: 'Túl nagy, amit küldeni szeretnél!',
  wrong_media_type: 'Ilyen típusú adatot itt nem fogadunk!',
  validation_failed: 'Néhány mező hibás, nézd át őket!',
  image_invalid: 'Ez a fájl nem olvasható képként! JPEG, PNG, WebP vagy AVIF képet tölts fel!',
  image_too_large: 'A kép legfeljebb 2000×2000 képpontos lehet!',
  rate_limited: 'Túl sok próbálkozás, várj egy kicsit!',
  internal: 'Váratlan hiba történt!',
  unavailable: 'Most túl sokan vannak itt, próbáld újra egy perc múlva!',
};

/** While the database does not answer; more people would not be the reason. */
export const noDatabaseMessage = 'Az oldal most nem éri el az adatait. Próbáld újra egy perc múlva!';

/** Words of the small page that stands where a page cannot (`failure-page.ts`). */
export const pageMessages = {
  passingTitle: 'Egy kis türelmet kérünk!',
  failedTitle: 'Ez most nem sikerült',
  triesAgain: 'Ez az oldal hamarosan magától újra próbálja.',
  tryNow: 'Próbáld újra most',
  home: 'Vissza a főoldalra',
} as const;
