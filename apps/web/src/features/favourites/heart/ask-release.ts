import { confirm } from '../../../lib/message-queue.ts';

/** Asks before a favourite goes with its note, which keeping it again does not bring back (WID-11). */
export const askRelease = ({ title, note }: { title: string; note: string }): Promise<boolean> =>
  confirm({
    text: `Kiveszed a kedvencek közül: ${title}?`,
    detail: `A jegyzeted is törlődik: „${note}”`,
    confirm: 'Kiveszem',
  });
