import type { CalendarConflict } from '@piacter/contracts/calendars';
import { formatDate } from '../../../lib/format.ts';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';

/** The nights that are taken twice (CAL-11); nothing is resolved but by the host. */
export function Conflicts({ conflicts }: { conflicts: readonly CalendarConflict[] }) {
  if (conflicts.length === 0) return null;
  return (
    <Note variant="error">
      <b>{text.conflicts.title}</b>
      <ul>
        {conflicts.map(({ sourceID, stayID, name, from, to }) => (
          <li key={`${sourceID}-${stayID}`}>
            {text.conflicts.row(`${formatDate(from)} – ${formatDate(to)}`, name)}
          </li>
        ))}
      </ul>
      <p>{text.conflicts.hint}</p>
    </Note>
  );
}
