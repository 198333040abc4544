/** Hungarian texts of hiding a listing and showing it again. */
export const text = {
  hide: 'Hirdetés elrejtése',
  show: 'Hirdetés megmutatása',
  hideIntro:
    'Az elrejtett hirdetést csak a hirdetője és az adminisztrátorok látják. Az okot e-mailben megírjuk a hirdetőnek.',
  showIntro: 'A hirdetés újra látható lesz mindenkinek. A megjegyzésedet e-mailben megírjuk a hirdetőnek.',
  hideReason: 'Miért rejted el?',
  hideReasonHint: 'Írd le azt is, min kell javítania!',
  showReason: 'Megjegyzés a hirdetőnek',
  hiddenForOwner: 'Ezt a hirdetésedet elrejtettük, most csak te látod.',
  hiddenForAdmin: 'Ez a hirdetés el van rejtve: csak a hirdetője és az adminisztrátorok látják.',
  reasonGiven: 'Az ok:',
  whatToDo: 'Javítsd ki, amit kifogásoltunk, majd kérd, hogy nézzük meg újra!',
  requestReview: 'Kijavítottam, nézzétek meg újra',
} as const;
