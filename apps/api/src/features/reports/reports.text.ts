/** Hungarian messages of reports. */
export const reportText = {
  received: 'Köszönjük a bejelentést! Megnézzük a hirdetést, és ha kell, elrejtjük.',
  messageReceived: 'Köszönjük a bejelentést! Megnézzük a beszélgetést, és ha kell, lezárjuk.',
  listReceived: 'Köszönjük a bejelentést! Megnézzük a listát, és ha kell, megszüntetjük a linkjét.',
  requestReceived: 'Köszönjük a bejelentést! Megnézzük az ajánlatkérést, és ha kell, elrejtjük.',
  /** For those who see a request without answering it. */
  refused: {
    requester: 'A saját ajánlatkérésedet nem jelentheted be. Nyisd meg, és zárd le, ha már nem aktuális!',
    admin: 'Adminisztrátorként nem kell bejelentened. Nyisd meg az ajánlatkérések között, és rejtsd el!',
  },
  /** Of anything but a listing. */
  alreadyReported: 'Ezt már bejelentetted. Köszönjük, megnézzük, és nincs több teendőd.',
  listNotFound: 'Ez a szöveg már nincs a listán! Frissítsd az oldalt!',
  messageNotFound: 'Ez az üzenet nem található! Lehet, hogy már visszavonták: frissítsd az oldalt!',
  upheld: 'Lezártad a beszélgetést mindkét fél előtt.',
  takenBack: 'Megszüntetted a lista linkjét.',
  hideInstead: 'Fogadd el azzal, hogy elrejted, amit bejelentettek, vagy vesd el a bejelentést!',
  reviewRequested: 'Köszönjük! Megnézzük a hirdetésedet, és e-mailben megírjuk, mit döntöttünk.',
  reviewRequestedBefore: 'Már kérted, hogy nézzük meg: hamarosan sorra kerül.',
  notHiddenForOwner: 'Ez a hirdetésed nincs elrejtve. Frissítsd az oldalt!',
  dismissed: 'Elvetetted a bejelentést.',
  dismissedAll: 'Elvetetted a hirdetés bejelentéseit.',
  dismissedAllOfRequest: 'Elvetetted az ajánlatkérés bejelentéseit.',
  decidedMeanwhile: 'Erről a bejelentésről közben már döntöttek. Frissítsd az oldalt!',
  hidden: 'Elrejtetted a hirdetést, és e-mailben megírtuk az okát a hirdetőnek.',
  shown: 'A hirdetés újra látható, és e-mailben megírtuk a hirdetőnek.',
  alreadyHidden: 'Ezt a hirdetést közben már elrejtették. Frissítsd az oldalt!',
  notHidden: 'Ez a hirdetés nincs elrejtve. Frissítsd az oldalt!',
} as const;
