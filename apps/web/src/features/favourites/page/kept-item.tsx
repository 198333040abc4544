import IconGripVertical from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { classNames } from '../../../lib/class-names.ts';
import { formatDate, formatMoney, formatThousands } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useSortableItem } from '../../../ui/sortable.tsx';
import { formatWritten, useWritten } from '../../contact/written/index.ts';
import type { ListedCard } from '../cards/index.tsx';
import { KeptNote } from '../note/kept-note.tsx';
import { ReportText } from '../share/report-text.tsx';
import type { PartnerAnswer } from '../share/use-answers.ts';
import styles from './favourites.module.css';
import { text } from './text.ts';
import type { Kept } from './use-kept.ts';

/** How the price has changed since the listing was kept; null if it has not, or one of the two is unknown. */
function formatPriceChange({ kind, keptPrice }: Kept, price: number | null): string | null {
  if (keptPrice === null || price === null || keptPrice === price) return null;
  const format = kind === 'property' ? formatThousands : formatMoney;
  const words = price < keptPrice ? text.cheaper : text.dearer;
  return words(format(keptPrice), format(price));
}

/** In place of the card of a listing that is not published any more. */
function GoneCard({ kept: { title, state } }: { kept: Kept }) {
  // A live one without a card went meanwhile; the browser alone never knows why.
  const reason = state === undefined || state === 'live' ? 'unknown' : state;
  return (
    <div className={styles.gone}>
      <h3>{title}</h3>
      <p>{text.gone[reason]}</p>
    </div>
  );
}

type Selection = {
  isSelected: boolean;
  /** No further one can be selected. */
  isFull: boolean;
  onSelect: (isSelected: boolean) => void;
};

type Props = {
  kept: Kept;
  /** Undefined for a listing that is not published. */
  listed: ListedCard | undefined;
  /** Whether it may still become known. */
  isLoading: boolean;
  /** The only one of its kind, which cannot be moved. */
  isAlone: boolean;
  /** Whether it is selected for the comparison, if there is anything to compare it with. */
  selection: Selection | undefined;
  /** What the second persons of shared lists say of it. */
  answers: readonly PartnerAnswer[];
  onNote: (note: string) => void;
  onRemove: () => void;
};

/** A favourite: its card, what has changed since, the note, and the handle that moves it. */
export function KeptItem({ kept, listed, isLoading, isAlone, selection, answers, onNote, onRemove }: Props) {
  const { item, handle, listeners, isDragging } = useSortableItem(kept.id, {
    role: text.sorting.role,
    disabled: isAlone,
  });
  const written = useWritten(kept);
  const change = listed && formatPriceChange(kept, listed.price);
  return (
    <li {...item} className={classNames(styles.item, isDragging && styles.dragged)}>
      {listed ? (
        listed.card
      ) : isLoading ? (
        <div className={styles.gone} aria-busy />
      ) : (
        <GoneCard kept={kept} />
      )}
      <div className={styles.below}>
        {change && <p className={styles.change}>{change}</p>}
        {written !== undefined && <p>{formatWritten(written)}</p>}
        {listed && selection && (
          <CheckboxField
            label={
              <>
                {text.select}
                <span className="sr-only">: {kept.title}</span>
              </>
            }
            checked={selection.isSelected}
            disabled={selection.isFull && !selection.isSelected}
            onChange={selection.onSelect}
          />
        )}
        {answers.map(({ listID, name, isLiked, note }) => (
          <div key={listID} className={styles.answer}>
            <b>{name}</b>
            {isLiked === 1 && (
              <span className={styles.liked}>
                <Icon shape={IconHeartFilled} /> {text.likes}
              </span>
            )}
            {note !== '' && (
              <>
                <q>{note}</q>
                <ReportText listID={listID} entry={kept} about={text.answerAbout(name, kept.title)} />
              </>
            )}
          </div>
        ))}
        <KeptNote title={kept.title} note={kept.note} onSave={onNote} />
        <div className={styles.controls}>
          {!isAlone && (
            <button
              type="button"
              {...handle}
              {...listeners}
              className={styles.handle}
              aria-label={text.move(kept.title)}
            >
              <Icon shape={IconGripVertical} />
            </button>
          )}
          <span className={styles.since}>{text.keptAt(formatDate(kept.keptAt))}</span>
          <Button variant="plain" aria-label={text.removeLabel(kept.title)} onClick={onRemove}>
            {text.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
