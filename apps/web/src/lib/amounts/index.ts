import { fieldMessages } from '@piacter/contracts/core/hungarian';
import type { FieldErrors } from '../form/index.ts';
import { confirm } from '../message-queue.ts';
import { text } from './text.ts';

/** Asks before a price that is hardly meant is saved; the safe answer leads back to the field. */
export const confirmPrice = (question: string, detail?: string): Promise<boolean> =>
  confirm({
    title: text.title,
    text: question,
    detail,
    confirm: text.save,
    cancel: text.rewrite,
    main: 'cancel',
  });

/** Asks before something is offered for 0 Ft, which a slip in the field makes of what is no number (WID-06). */
export const confirmFree = async (price: number | '', question: string): Promise<boolean> =>
  price !== 0 || confirmPrice(question);

/**
 * The errors of numbers without which nobody can use what is offered: missing, or 0, which a slip in the field makes of
 * what is no number (WID-06). The documented calls take both all the same, so what is stored may stay as it is.
 */
export const requireAboveZero = <Name extends string>(
  values: Readonly<Record<Name, number | ''>>,
  names: readonly Name[],
  stored?: Readonly<Record<Name, number | ''>>,
): FieldErrors =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value: number | '' = values[name];
      if (value === stored?.[name]) return [];
      if (value === '') return [[name, fieldMessages.required]];
      return value > 0 ? [] : [[name, text.aboveZero]];
    }),
  );
