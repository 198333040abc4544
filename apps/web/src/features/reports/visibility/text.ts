/** Hungarian texts of hiding a listing and showing it again. */
export const text = {
  hide: 'Hirdetés elrejtése',
  show: 'Hirdetés megmutatása',
  hideIntro:
    'Az elrejtett hirdetést csak a hirdetője és az adminisztrátorok látják. Az okot e-mailben megírjuk a hirdetőnek.',
  showIntro: 'A hirdetés újra látható lesz mindenkinek. A megjegyzésedet e-mailben megírjuk a hirdetőnek.',
  hideReason: 'Miért rejted el?',
  hideReasonHint: 'Írd le azt is, min kell javítania!',
  usual: 'Gyakori okok',
  chooseUsual: 'Válassz, vagy írd le a saját szavaiddal!',
  /** What an advertiser can mend, ready to be mailed. */
  usualReasons: [
    'A képek nem ezt mutatják, vagy más weboldalról származnak. Tölts fel saját képeket!',
    'Az ár nem felel meg a valóságnak. Írd be azt, amennyiért valóban hirdeted!',
    'A hirdetés már nem aktuális. Ha mégis, frissítsd az adatait, vagy zárd le!',
    'Ugyanez a hirdetés többször is fent van. Tartsd meg az egyiket, a többit töröld!',
    'A leírása vagy a képei sértők, vagy más oldalra csábítanak. Vedd ki, ami nem a hirdetésről szól!',
    'Nem ebbe a kategóriába való, vagy hibásak az alapadatai. Javítsd ki őket!',
  ],
  showReason: 'Megjegyzés a hirdetőnek',
  hiddenForOwner: 'Ezt a hirdetésedet elrejtettük, most csak te látod.',
  hiddenForAdmin: 'Ez a hirdetés el van rejtve: csak a hirdetője és az adminisztrátorok látják.',
  reasonGiven: 'Indoklás:',
  whatToDo: 'Javítsd ki, amit kifogásoltunk, majd kérd, hogy nézzük meg újra!',
  requestReview: 'Kijavítottam, nézzétek meg újra',
} as const;
