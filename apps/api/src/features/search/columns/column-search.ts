import type { Conditions, SearchPort } from '../port.ts';
import type { ColumnStore, Selection } from './column-store.ts';
import { countPatterns, countTiles } from './count-rows.ts';
import { countValues, drawHistogram } from './count-values.ts';
import { topCountedRows } from './counted-rows.ts';
import { readRows, selectRows } from './select-rows.ts';
import { topRows } from './top-rows.ts';
import { topWishedRows } from './wished-rows.ts';

/** Where the columns come from. */
interface ColumnSource {
  /** They are not older than the call. */
  current: () => Promise<ColumnStore>;
  /** As they were last; undefined before they are loaded. */
  latest: () => ColumnStore | undefined;
}

/**
 * Answers searches from columns in memory. Each answer is computed at once: nothing else of the process runs meanwhile,
 * so that selections need no memory of their own and no answer mixes two states.
 */
export function createColumnSearch({ current, latest }: ColumnSource): SearchPort {
  const select = (store: ColumnStore, conditions: Conditions): Selection =>
    conditions ? selectRows(store, conditions) : { rows: store.selected, count: 0 };
  return {
    async page(conditions, sort, window, wishes = []) {
      const store = await current();
      const selection = select(store, conditions);
      const total = selection.count;
      if (window.limit === 0) return { ids: [], total };
      if ('createCount' in sort) return { ids: topCountedRows(store, selection, sort, window), total };
      // An order that somebody has chosen stands above a wish.
      const isRanked = wishes.length > 0 && sort.column === store.rank;
      const ids = isRanked
        ? topWishedRows(store, selection, { sort, wishes }, window)
        : topRows(store, selection, sort, window);
      return { ids, total };
    },
    async count(searches) {
      const store = await current();
      return searches.map((conditions) => select(store, conditions).count);
    },
    async countBy(conditions, columns) {
      const store = await current();
      return countValues(store, select(store, conditions), columns);
    },
    async histograms(conditions, columns) {
      const store = await current();
      const selection = select(store, conditions);
      return columns.map((column) => drawHistogram(store, selection, column));
    },
    async countPatterns(conditions, filters) {
      const store = await current();
      return countPatterns(store, select(store, conditions), filters);
    },
    async read(ids, createRead) {
      const store = latest() ?? (await current());
      const read = createRead(readRows(store));
      return new Map(
        ids.flatMap((id) => {
          const row = store.findRow(id);
          return row === undefined ? [] : [[id, read(row)] as const];
        }),
      );
    },
    async onMap(conditions, { level, maxIDs }) {
      const store = await current();
      const selection = select(store, conditions);
      const { rows, count } = selection;
      if (count > maxIDs) return { total: count, ids: [], tiles: countTiles(store, selection, level) };
      return {
        total: count,
        ids: Array.from(rows.subarray(0, count), (row) => store.ids[row] ?? 0),
        tiles: [],
      };
    },
  };
}
