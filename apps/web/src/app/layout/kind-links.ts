import { paths } from '@piacter/contracts/site/paths';
import { text } from '../text.ts';

/** The searches in the menu and the footer; `detailPath` is the prefix of the pages that belong to one. */
export const kindLinks = [
  { to: paths.professionals, label: text.professional, detailPath: paths.service('') },
  { to: paths.properties, label: text.property, detailPath: paths.property('') },
  { to: paths.accommodations, label: text.accommodation, detailPath: paths.accommodation('') },
];
