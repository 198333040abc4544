import type { FieldErrors } from '../../../lib/form/index.ts';
import { confirm } from '../../../lib/message-queue.ts';
import { text } from './text.ts';

/**
 * Asks before contact data is sent in the description, which all who may answer read, whoever may see the requester's
 * contact data (docs/adr/0059). False leads back to the field.
 */
export async function confirmPublicWords(
  { description }: { description: string },
  showFieldErrors: (errors: FieldErrors) => void,
): Promise<boolean> {
  const { maskContacts } = await import('@piacter/contracts/threads/masks');
  if (maskContacts(description, { ownHosts: [window.location.host] }) === description) return true;
  const { title, question, send, rewrite, error } = text.publicWords;
  const isWanted = await confirm({ title, text: question, confirm: send, cancel: rewrite, main: 'cancel' });
  if (!isWanted) showFieldErrors({ description: error });
  return isWanted;
}
