/** Hungarian texts while a captcha is solved. */
export const captchaText = {
  working: 'Egy pillanat: ellenőrizzük, hogy nem robot próbálkozik-e…',
  workingHard: 'Alaposabban ellenőrizzük, hogy nem robot próbálkozik-e. Ez fél percig is eltarthat…',
} as const;
