import { withArticle } from '@piacter/contracts/core/hungarian';

/** The form kit's Hungarian texts. */
export const text = {
  needsScript: 'Az űrlap elküldéséhez engedélyezd a JavaScriptet a böngésződben.',
  unsaved: (count: number) => `${count} módosítás nincs mentve.`,
  saved: 'Minden módosítás mentve.',
  untouched: 'Még nem írtál be semmit.',
  invalid: (count: number) => `${count} mező hibás`,
  save: 'Mentés',
  discard: 'Elvetés',
  discardQuestion: (count: number) =>
    count === 1
      ? 'Elveted a nem mentett módosítást?'
      : `Elveted mind ${withArticle(count)} nem mentett módosítást?`,
  keepWorking: 'Mégse',
  leave: {
    title: 'Nem mentett módosítások',
    detail: 'Ha elmész, megőrizzük, amit beírtál: ha visszajössz, itt folytathatod.',
    go: 'Elmegyek',
    stay: 'Maradok',
  },
  edited: { shown: 'Most azt látod, amit közben elmentettek.', restoreMine: 'Visszateszem a sajátomat' },
  restored: 'Itt hagytad abba. Visszatettük, amit legutóbb beírtál.',
  offline: 'Úgy tűnik, nincs internetkapcsolatod. Amit beírtál, itt marad: ha visszajött, próbáld újra!',
  signedOut: {
    title: 'Lejárt a bejelentkezésed',
    text: 'A mentéshez jelentkezz be újra.',
    detail:
      'Amit beírtál, nem veszett el: bejelentkezés után itt folytathatod. Jelszót nem őrzünk meg, azt újra be kell írnod.',
    login: 'Bejelentkezés',
    later: 'Később',
  },
} as const;
