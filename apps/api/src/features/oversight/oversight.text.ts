/** What the admin reads about users that are blocked or let in again. */
export const text = {
  blocked: 'Letiltottuk. Nem tud bejelentkezni, a hirdetései nem láthatók.',
  unblocked: 'Feloldottuk. Újra be tud jelentkezni, a hirdetései újra láthatók.',
  alreadyBlocked: 'Ezt a felhasználót közben már letiltották. Frissítsd az oldalt!',
  alreadyUnblocked: 'Ez a felhasználó nincs letiltva. Frissítsd az oldalt!',
  noAdmin:
    'Adminisztrátort nem lehet letiltani. Kérd meg az üzemeltetőt, hogy előbb változtassa meg a szerepkörét!',
  activationSent: 'A megerősítő levelet új linkkel újra elküldtük.',
} as const;
