import { confirm } from '../message-queue.ts';
import { text } from './text.ts';

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
    title: text.edited.title,
    text: message,
    detail: text.edited.detail,
    confirm: text.edited.overwrite,
    cancel: text.edited.show,
    main: 'cancel',
  });

/** `updated` of a reply; undefined where it has none. */
export const readUpdated = (reply: object): string | undefined => {
  const updated: unknown = Reflect.get(reply, 'updated');
  return typeof updated === 'string' ? updated : undefined;
};
