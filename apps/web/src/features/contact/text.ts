import { captchaText } from '../../ui/captcha-text.ts';

/** Hungarian texts of the contact form. */
export const text = {
  label: 'Írj a hirdetőnek',
  name: 'Név',
  phone: 'Telefonszám',
  phoneExample: '+36 …',
  email: 'E-mail-cím',
  emailHint: 'Nem kötelező. Ha megadod, a hirdető ide is válaszolhat.',
  copy: 'Kérem e-mailben a beszélgetés linkjét',
  message: 'Üzenet',
  /** The first lines of the message: they name the listing, and what is asked about. */
  greeting: (title: string, about?: string) =>
    `Üdv! Ezzel a hirdetéssel kapcsolatban írok: „${title}”\n${about ? `${about}\n` : ''}`,
  send: 'Üzenet küldése',
  sending: 'Küldés…',
  sentTitle: 'Üzenet elküldve',
  privacy: 'Az üzenetedet és az elérhetőségedet csak a hirdető kapja meg.',
  needsScript: 'Ha itt szeretnél üzenni, engedélyezd a JavaScriptet a böngésződben.',
  loading: 'Az űrlap betöltése…',
  captcha: {
    working: 'Ellenőrizzük, hogy ember írja-e az üzenetet…',
    workingHard: captchaText.workingHard,
    ready: 'Az ellenőrzés kész.',
  },
} as const;
