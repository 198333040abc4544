/** Hungarian messages of reports. */
export const reportText = {
  received: 'Köszönjük a bejelentést! Megnézzük a hirdetést, és ha kell, elrejtjük.',
  messageReceived: 'Köszönjük a bejelentést! Megnézzük a beszélgetést, és ha kell, lezárjuk.',
  messageNotFound: 'Ez az üzenet nem található! Lehet, hogy már visszavonták: frissítsd az oldalt!',
  upheld: 'Lezártad a beszélgetést mindkét fél előtt.',
  hideInstead: 'Ez egy hirdetés bejelentése: fogadd el a hirdetés elrejtésével, vagy vesd el!',
  reviewRequested: 'Köszönjük! Megnézzük a hirdetésedet, és e-mailben megírjuk, mit döntöttünk.',
  reviewRequestedBefore: 'Már kérted, hogy nézzük meg: hamarosan sorra kerül.',
  notHiddenForOwner: 'Ez a hirdetésed nincs elrejtve. Frissítsd az oldalt!',
  dismissed: 'Elvetetted a bejelentést.',
  dismissedAll: 'Elvetetted a hirdetés bejelentéseit.',
  decidedMeanwhile: 'Erről a bejelentésről közben már döntöttek. Frissítsd az oldalt!',
  hidden: 'Elrejtetted a hirdetést, és e-mailben megírtuk az okát a hirdetőnek.',
  shown: 'A hirdetés újra látható, és e-mailben megírtuk a hirdetőnek.',
  alreadyHidden: 'Ezt a hirdetést közben már elrejtették. Frissítsd az oldalt!',
  notHidden: 'Ez a hirdetés nincs elrejtve. Frissítsd az oldalt!',
} as const;
