import { confirm } from '../message-queue.ts';

const text = {
  title: 'Közben máshol is módosítottad',
  detail:
    'Ha a másikat veszed át, a tiéd sem vész el: egy gombbal visszateheted. Amit a többi mezőbe írtál, megmarad.',
  saveMine: 'Az enyémet mentem',
  takeOther: 'A másikat veszem át',
} as const;

/** For a form of which the same fields may be saved in another tab. */
export interface StoredFields<Values> {
  /** Loads the stored row as the form shows it. */
  load: () => Promise<Values>;
  /** The fields of those entries of the body that have other names. */
  fields?: Readonly<Record<string, keyof Values & string>>;
}

/** Asks whether to save the user's fields over those that were saved elsewhere meanwhile; they are taken over otherwise. */
export const confirmMine = (message: string): Promise<boolean> =>
  confirm({
    title: text.title,
    text: message,
    detail: text.detail,
    confirm: text.saveMine,
    cancel: text.takeOther,
    main: 'cancel',
  });
