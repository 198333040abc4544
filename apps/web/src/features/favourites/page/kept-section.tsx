import type { CardsByKind } from '@piacter/contracts/favourites';
import { maxCompared } from '@piacter/contracts/favourites/values';
import { type ListingKind, searchNameByKind } from '@piacter/contracts/listings/values';
import { paths } from '@piacter/contracts/site/paths';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Sortable } from '../../../ui/sortable.tsx';
import type { AskedStay } from '../../accommodations/stay/index.ts';
import { findCard } from '../cards/index.tsx';
import type { FindAnswers } from '../share/use-answers.ts';
import styles from './favourites.module.css';
import { KeptItem } from './kept-item.tsx';
import { text } from './text.ts';
import type { Kept, KeptList } from './use-kept.ts';

/** What was selected last of a kind, for those who come back from the comparison. */
const lastSelected = new Map<ListingKind, readonly number[]>();

type Props = {
  kind: ListingKind;
  kept: readonly Kept[];
  cards: CardsByKind;
  /** While other cards are loaded, those that are not among these may be. */
  isLoading: boolean;
  list: Pick<KeptList, 'update' | 'remove'>;
  findAnswers: FindAnswers;
  /** A stay that the cards tell the total of, and the fields in which it is chosen. */
  asked?: AskedStay;
  fields?: ReactNode;
};

/** The favourites of one kind, sortable, of which up to four are selected for the comparison. */
export function KeptSection({ kind, kept, cards, isLoading, list, findAnswers, asked, fields }: Props) {
  const [selected, setSelected] = useState(() => lastSelected.get(kind) ?? []);
  if (kept.length === 0) return null;
  const live = kept.filter((one) => findCard(cards, one) !== undefined);
  // Those that were removed meanwhile are not compared.
  const compared = selected.filter((id) => live.some((one) => one.id === id));
  const select = (id: number, isSelected: boolean) => {
    const next = isSelected ? [...compared, id] : compared.filter((one) => one !== id);
    lastSelected.set(kind, next);
    setSelected(next);
  };
  return (
    <section className={styles.section} aria-labelledby={`kedvenc-${kind}`}>
      <div className={styles.sectionHead}>
        <h2 id={`kedvenc-${kind}`}>{text.count(searchNameByKind[kind], kept.length)}</h2>
        {compared.length < 2 && live.length > 1 && <p>{text.compareHint}</p>}
      </div>
      {fields && <div className={styles.fields}>{fields}</div>}
      <Sortable
        ids={kept.map(({ id }) => id)}
        words={text.sorting}
        onMove={(id, position) => list.update({ kind, id }, { position })}
      >
        <ol className={styles.items}>
          {kept.map((one) => (
            <KeptItem
              key={one.id}
              kept={one}
              listed={findCard(cards, one, asked)}
              isLoading={isLoading}
              isAlone={kept.length === 1}
              selection={
                live.length > 1
                  ? {
                      isSelected: compared.includes(one.id),
                      isFull: compared.length >= maxCompared,
                      onSelect: (isSelected) => select(one.id, isSelected),
                    }
                  : undefined
              }
              answers={findAnswers(one)}
              onNote={(note) => list.update(one, { note })}
              onRemove={() => list.remove(one)}
            />
          ))}
        </ol>
      </Sortable>
      {compared.length > 1 && (
        <ButtonLink
          className={styles.compare ?? ''}
          to={`${paths.comparison}?kind=${kind}&ids=${compared.join(',')}`}
        >
          {text.compare(compared.length)}
        </ButtonLink>
      )}
    </section>
  );
}
