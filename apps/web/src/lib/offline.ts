/** Shown with a failure while the browser knows of no connection. */
export const offlineText = 'Úgy tűnik, nincs internetkapcsolatod. Ha visszajött, próbáld újra!';
