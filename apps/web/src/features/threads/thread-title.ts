import { isListingThread, type ThreadKind } from '@piacter/contracts/threads/values';
import { text } from './text.ts';

/** What stands before the name of what a thread is about: 'Ajánlat: '. */
export const getTitlePrefix = (kind: ThreadKind): string => {
  if (isListingThread(kind)) return '';
  return `${kind === 'service-offer' ? text.offer : text.request}: `;
};
