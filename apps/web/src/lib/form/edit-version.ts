import { confirm } from '../message-queue.ts';

const text = {
  title: 'Közben más is módosította',
  detail: 'Ha az ő változatát nézed meg, a tiéd sem vész el: egy gombbal visszateheted.',
  overwrite: 'Felülírom a sajátommal',
  show: 'Megnézem az övét',
} as const;

/** For a form over a row that somebody else may edit at the same time. */
export interface EditVersion<Values> {
  /** `updated` of the row that the initial values are from. */
  seen: string;
  /** Loads the stored row: its values as the form shows them, and its `updated`. */
  load: () => Promise<{ values: Values; updated: string }>;
}

/** Asks whether to overwrite the version that somebody else has saved meanwhile; it is shown otherwise. */
export const confirmOverwrite = (message: string): Promise<boolean> =>
  confirm({
    title: text.title,
    text: message,
    detail: text.detail,
    confirm: text.overwrite,
    cancel: text.show,
    main: 'cancel',
  });
