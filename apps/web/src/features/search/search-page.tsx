import { eagerCardCount } from '@piacter/contracts/images/values';
import { listPlaces } from '@piacter/contracts/places/values';
import { paths } from '@piacter/contracts/site/paths';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { PagedCall, RowOf } from '../../lib/api/index.ts';
import { drawerWidth, useIsNarrow } from '../../lib/media.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { LazySearchMap } from '../map/search/index.tsx';
import { QueryBox, useUnderstoodLabel } from '../understanding/index.ts';
import { activeFilters, activeOrder } from './filter-chips.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { Values } from './filters.ts';
import { Results } from './results.tsx';
import { SearchBar } from './search-bar.tsx';
import styles from './search-page.module.css';
import { type ListTexts, text } from './text.ts';
import { useMapMode } from './use-map-mode.ts';
import { useResultTitle, type WordsProps } from './use-result-title.ts';
import { formatTotal, getTotal, type Search, type SearchDescription, useSearch } from './use-search.ts';

const WishLine = lazy(() => import('./suggestions.tsx').then((m) => ({ default: m.WishLine })));

type Props<Call extends PagedCall> = {
  search: SearchDescription<Call>;
  /** The heading and the title of the document. */
  title: string;
  /** Those of listings by default. */
  words?: ListTexts;
  /** What one may type into the box for free text. */
  queryExample?: string;
  /** `isInView`: its picture is above the fold. `values`: the filters of the search. */
  renderCard: (row: RowOf<Call>, isInView: boolean, values: Values) => ReactNode;
  /** What is proposed in place of an empty list, or below one. */
  renderProposals?: (search: Search<RowOf<Call>>) => ReactNode;
} & WordsProps;

/** A public search: filters beside the results, what to do with them, chips of the active ones, count, cards, pager. */
export function SearchPage<Call extends PagedCall>({ title, renderCard, ...props }: Props<Call>) {
  const isNarrow = useIsNarrow(drawerWidth);
  const { mode, hash, setMode } = useMapMode();
  const isMap = mode === 'map' && props.kind !== undefined;
  const isListShown = !(isMap && isNarrow);
  const head = useRef<HTMLDivElement>(null);
  const search = useSearch(props.search, {
    isLive: !isNarrow && !isMap,
    // Scrolls up to the results of a changed filter.
    onApply: () => {
      if ((head.current?.getBoundingClientRect().top ?? 0) < 0) head.current?.scrollIntoView();
    },
  });
  const heading = useResultTitle(search, title, props);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { applied, failure, isLoading } = search;
  const found = failure === undefined ? search.result : undefined;
  const { settlement } = applied;
  const list = useRef<HTMLDivElement>(null);
  const { sort: _sort, page: _page, ...mapQuery }: Values = search.query;
  const understood = useUnderstoodLabel();
  const chips = [...activeFilters(search), ...(understood ? activeOrder(search) : [])];
  return (
    <div className={isMap ? styles.mapped : 'wrap'}>
      <div className={styles.trail}>
        <Breadcrumbs trail={[{ label: text.home, to: paths.home }, { label: title }]} />
      </div>
      {props.kind && (
        <div className={styles.ask}>
          <QueryBox kind={props.kind} example={props.queryExample} hash={hash} isCompact />
        </div>
      )}
      <div className={styles.page}>
        <FilterPanel
          search={search}
          isDrawer={isMap}
          open={drawerOpen}
          onClose={() => setDrawerOpen(false)}
        />
        <section aria-label={text.results} className={styles.results}>
          <div ref={head} className={styles.head}>
            <h1>{heading}</h1>
            <p className={styles.count}>
              <span role="status">
                {found ? <b>{text.count(formatTotal(getTotal(found)))}</b> : isLoading ? text.searching : ''}
              </span>
              {found && settlement && heading === title && ` · ${listPlaces(settlement)}`}
            </p>
          </div>
          <SearchBar
            search={search}
            onOpenFilters={() => setDrawerOpen(true)}
            map={{ mode, setMode }}
            kind={props.kind}
            query={mapQuery}
            chips={chips}
          />
          <FilterChips
            intro={understood}
            filters={chips}
            onClear={() => search.replace({}, understood ? { sort: undefined } : {})}
          />
          {applied.wish && (
            <Suspense>
              <WishLine search={search} />
            </Suspense>
          )}
          {chips.length === 0 && <div className={styles.noChips} />}
          <h2 className="sr-only">{text.results}</h2>
          {props.kind && isMap && (
            <LazySearchMap
              kind={props.kind}
              loadWords={props.loadWords}
              query={mapQuery}
              cards={{ list, rows: found?.data ?? [] }}
              onArea={(area) => search.replace({ ...applied, area })}
            />
          )}
          <div className={styles.found}>
            <Results
              search={search}
              hash={hash}
              words={props.words ?? text.listings}
              proposals={props.renderProposals?.(search)}
              {...(props.kind && { kind: props.kind })}
              skeleton={<CardGridSkeleton count={9} />}
            >
              {(rows) => (
                <div ref={list} className={styles.list}>
                  <CardGrid>
                    {rows.map((row, index) =>
                      renderCard(row, isListShown && index < eagerCardCount, applied),
                    )}
                  </CardGrid>
                </div>
              )}
            </Results>
          </div>
        </section>
      </div>
    </div>
  );
}
