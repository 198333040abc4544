import { formatTaxNumber } from '@piacter/contracts/billing/values';
import { hungaryCode } from '@piacter/contracts/lookups/values';
import type { FieldErrors } from '../../lib/form/index.ts';
import { confirm } from '../../lib/message-queue.ts';
import { text } from './text.ts';

const words = text.taxNumberDoubt;

/** A Hungarian tax number with its hyphens; others, which a profile may have, as they were typed. */
export const tidyTaxNumber = (given: string): string => formatTaxNumber(given, hungaryCode) ?? given;

/** Asks before a tax number that cannot be Hungarian is saved. False leads back to the field. */
export async function confirmTaxNumber(
  given: string,
  showFieldErrors: (errors: FieldErrors) => void,
): Promise<boolean> {
  if (given.trim() === '' || formatTaxNumber(given, hungaryCode) !== undefined) return true;
  const { title, question: ask, save, rewrite } = words;
  const isWanted = await confirm({ title, text: ask, confirm: save, cancel: rewrite, main: 'cancel' });
  if (!isWanted) showFieldErrors({ taxNumber: words.error });
  return isWanted;
}
