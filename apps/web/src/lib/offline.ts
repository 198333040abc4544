/** Shown with a failure while the browser knows of no connection. */
export const offlineText = 'Úgy tűnik, nincs internetkapcsolatod. Ha visszajött, próbáld újra!';

/** The second paragraph of a failure's message: `advice` while the browser is offline, nothing otherwise. */
export const getOfflineDetail = (advice = offlineText): string | undefined =>
  navigator.onLine ? undefined : advice;
