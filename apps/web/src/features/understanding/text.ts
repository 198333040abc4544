import { text as shared } from '../../ui/text.ts';

/** Hungarian texts of the box that understands free text. */
export const text = {
  label: 'Mit keresel?',
  example: 'pl. pécsi albérlet 200 ezerig',
  submit: 'Mehet',
  close: shared.close,
  understood: 'Így értettük:',
} as const;
