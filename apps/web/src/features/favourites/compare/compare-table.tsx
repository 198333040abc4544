import { imageOfWidth } from '@piacter/contracts/images/values';
import { isEnded, type ListingState } from '@piacter/contracts/lifecycle/values';
import { isSameListing, type ListingKind } from '@piacter/contracts/listings/values';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { dash } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Placeholder } from '../../../ui/placeholder.tsx';
import { getEnding, StateBadge } from '../../lifecycle/index.ts';
import type { Comparison } from '../../listings/comparison/index.ts';
import { LazyPlacesMap } from '../../map/places/index.ts';
import { KeptNote } from '../note/kept-note.tsx';
import { type Kept, type KeptList, useKept } from '../page/use-kept.ts';
import { type CompareRow, getCompareGroups } from './compare-rows.ts';
import styles from './comparison.module.css';
import { StuckNames } from './stuck-names.tsx';
import { text } from './text.ts';

function Row({ term, cells, differs }: CompareRow) {
  return (
    <tr className={classNames(differs && styles.differs)}>
      <th scope="row">
        {term}
        {differs && <span className="sr-only">, {text.differs}</span>}
      </th>
      {cells.map(({ value, isBest }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are those of the head, in its order
        <td key={index} className={classNames(isBest && styles.best)}>
          {value === null || value === undefined || value === '' ? dash : value}
          {isBest && (
            <span className={styles.bestMark}>
              <Icon shape={IconCheck} />
              {text.best}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

/** A row without a mark of differences: what is loaded by itself, or one's own. */
function PlainRow({ term, cells }: { term: string; cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{term}</th>
      {cells.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are those of the head, in its order
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}

/** What a listing of any kind is compared with: ended ones are marked. */
export type Compared = { state: ListingState; adType?: number };

type HeadProps = {
  kind: ListingKind;
  /** That of its pin; none without a map. */
  number: number | undefined;
  listing: Compared;
  title: string;
  path: string;
  picture: string | null;
  onRemove: () => void;
};

/** The head of a column: picture, state of one that has ended, name with the link to its page, and its removal. */
function ColumnHead({ kind, number, listing, title, path, picture, onRemove }: HeadProps) {
  return (
    <th scope="col">
      <div className={styles.picture}>
        {picture ? (
          <img src={imageOfWidth(picture, 320)} alt="" width={320} height={213} />
        ) : (
          <Placeholder kind={kind} />
        )}
      </div>
      {isEnded(listing.state) && (
        <StateBadge state={listing.state} ending={getEnding(kind, listing.adType)} className={styles.state} />
      )}
      <Link to={path}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        {title}
      </Link>
      <Button variant="plain" aria-label={text.removeLabel(title)} onClick={onRemove}>
        {text.remove}
      </Button>
    </th>
  );
}

type NoteProps = { kept: Kept | undefined; update: KeptList['update'] };

/** The note on a listing, which only a favourite has. */
function NoteCell({ kept, update }: NoteProps) {
  if (!kept) return text.notKept;
  const { kind, id, title, note } = kept;
  return (
    <div className={styles.noteCell}>
      <KeptNote title={title} note={note} onSave={(changed) => update({ kind, id }, { note: changed })} />
    </div>
  );
}

/** The listings that have a place, with the numbers of their columns. */
const listPlaces = <Listing,>(
  listings: readonly Listing[],
  { getPosition }: Pick<Comparison<Listing>, 'getPosition'>,
) =>
  listings.flatMap((listing, index) => {
    const position = getPosition?.(listing);
    return position ? { number: index + 1, ...position } : [];
  });

type Props<Listing> = {
  kind: ListingKind;
  listings: readonly Listing[];
  comparison: Comparison<Listing>;
  onRemove: (id: number) => void;
};

/** Columns for which a phone has room. */
const fitting = 2;

/** Listings as the columns of a table; where it does not fit, the columns scroll and the row headers stay. */
export function CompareTable<Listing extends Compared>({
  kind,
  listings,
  comparison,
  onRemove,
}: Props<Listing>) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const groups = getCompareGroups(comparison, listings, text.measures);
  const { getID, getTitle, getPath, getPicture, loadedRows = [] } = comparison;
  const places = listPlaces(listings, comparison);
  const { kept = [], update } = useKept();
  const columns = useRef<HTMLElement>(null);
  return (
    <>
      {listings.length > 1 && (
        <CheckboxField label={text.onlyDifferent} checked={onlyDifferent} onChange={setOnlyDifferent} />
      )}
      <div className={styles.compared} style={{ ['--columns' as string]: listings.length }}>
        {listings.length > fitting && (
          <StuckNames
            key={listings.map(getID).join()}
            titles={listings.map(getTitle)}
            isNumbered={places.length > 0}
            columns={columns}
          />
        )}
        <section
          ref={columns}
          className={styles.scroll}
          data-fits={listings.length <= fitting || undefined}
          aria-label={text.title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area is reached by keyboard, too
          tabIndex={0}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <td className={styles.corner} />
                {listings.map((listing, index) => (
                  <ColumnHead
                    key={getID(listing)}
                    kind={kind}
                    number={places.length > 0 ? index + 1 : undefined}
                    listing={listing}
                    title={getTitle(listing)}
                    path={getPath(listing)}
                    picture={getPicture(listing)}
                    onRemove={() => onRemove(getID(listing))}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {groups.map(({ title, rows }, group) => {
                const shown = rows.filter(({ differs }) => differs || !onlyDifferent);
                return (
                  shown.length > 0 && (
                    <Fragment key={title}>
                      <tr className={styles.group}>
                        <th scope="rowgroup" colSpan={listings.length + 1}>
                          <span>{title}</span>
                        </th>
                      </tr>
                      {shown.map((row) => (
                        <Row key={row.term} {...row} />
                      ))}
                      {group === 0 &&
                        loadedRows.map(({ term, Value }) => (
                          <PlainRow
                            key={term}
                            term={term}
                            cells={listings.map((listing) => (
                              <Value key={getID(listing)} listing={listing} />
                            ))}
                          />
                        ))}
                    </Fragment>
                  )
                );
              })}
              <PlainRow
                term={text.note}
                cells={listings.map((listing) => (
                  <NoteCell
                    key={getID(listing)}
                    kept={kept.find(isSameListing({ kind, id: getID(listing) }))}
                    update={update}
                  />
                ))}
              />
            </tbody>
          </table>
        </section>
      </div>
      {places.length > 0 && (
        <section aria-labelledby="terkep">
          <h2 id="terkep">{text.map}</h2>
          <LazyPlacesMap label={text.title} places={places} />
        </section>
      )}
    </>
  );
}
