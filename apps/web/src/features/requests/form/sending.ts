import { type Fields, isExpected } from '@piacter/contracts/core/fields';
import type { RequestKind } from '@piacter/contracts/requests/values';
import type { FieldErrors } from '../../../lib/form/index.ts';
import { confirm } from '../../../lib/message-queue.ts';
import { text } from './text.ts';

/** Pictures of requests that were just sent, until the request's page uploads them. */
const chosen = new Map<number, readonly File[]>();

/** Stores the pictures for the request's page, which uploads them and shows the progress. */
export const storeFirstImages = (requestID: number, files: readonly File[]): void => {
  if (files.length > 0) chosen.set(requestID, files);
};

/** Returns the stored pictures and forgets them. */
export const takeFirstImages = (requestID: number): readonly File[] => {
  const files = chosen.get(requestID) ?? [];
  chosen.delete(requestID);
  return files;
};

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

/** The name of the draft of a new request, which may begin with an earlier one. */
export const getDraftKey = (kind: RequestKind, repeated: { requestID: number } | undefined): string =>
  [`${kind}-request:new`, repeated?.requestID].filter(Boolean).join(':');

const isEmpty = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** An error for every empty field. */
export const getMissing = <Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): FieldErrors =>
  Object.fromEntries(names.filter((name) => isEmpty(values[name])).map((name) => [name, text.missing]));

/** Rules that the schema checks only once all fields are valid: fields that are required where they apply. */
export const createRules =
  (fields: Fields) =>
  async (values: Readonly<Record<string, unknown>>): Promise<FieldErrors> => {
    const expected = Object.entries(fields).filter(([, field]) => field.when && isExpected(field, values));
    return getMissing(
      values,
      expected.flatMap(([name, field]) => (field.type === 'range' ? field.ends : name)),
    );
  };
