import { text as shared } from '../../ui/text.ts';

/** Hungarian texts around the pages that the admin writes. */
export const text = {
  failed: shared.pageFailed,
  hint: 'Próbáld újra egy kicsit később. Addig innen továbbmehetsz:',
  preview: 'Előnézet: ezt az oldalt még nem tetted közzé, csak te látod.',
  home: 'Főoldal',
  help: 'Tudástár',
} as const;
