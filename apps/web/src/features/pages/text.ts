/** Hungarian texts around the pages that the admin writes. */
export const text = {
  failed: 'Ez az oldal most nem nyílt meg',
  hint: 'Próbáld újra egy kicsit később. Addig innen továbbmehetsz:',
  home: 'Főoldal',
  help: 'Tudástár',
} as const;
