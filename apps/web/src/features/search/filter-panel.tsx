import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type FormEvent, useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FilterGroups } from './filter-group.tsx';
import styles from './filters.module.css';
import { countActive, type FilterCounts } from './filters.ts';
import { text } from './text.ts';
import { formatTotal, type Search, type Total } from './use-search.ts';

/** Debounce of what is counted, in milliseconds. */
const debounceMs = 400;

/** Whether a text is the same as a while ago. */
function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled === text;
}

const nothing: FilterCounts = { options: {}, histograms: {} };

/**
 * The results that each option of the filters would have, and how numbers are spread, asked for once the visitor is about to choose; those of the
 * previous choice while those of the next one load.
 */
function useOptionCounts(search: Search<unknown>, isWanted: boolean): FilterCounts {
  const { call, values, getHref, countOptions } = search;
  const href = getHref(values);
  const isSettled = useSettled(href) && isWanted && countOptions !== undefined;
  const { data } = useSWR(isSettled ? ['options', call, href] : null, () => countOptions?.(values), {
    keepPreviousData: true,
  });
  return data ?? nothing;
}

/** The number of rows with the filters selected in the drawer but not yet applied; undefined while unknown. */
function useDraftCount(search: Search<unknown>, isWanted: boolean): Total | undefined {
  const { call, values, getHref, count } = search;
  const href = getHref(values);
  const isSettled = useSettled(href) && isWanted;
  const { data } = useSWR(isSettled ? ['count', call, href] : null, () => count(values), {
    keepPreviousData: false,
  });
  return data;
}

type Props = {
  search: Search<unknown>;
  /** In a drawer on wide screens, too. */
  isDrawer: boolean;
  open: boolean;
  onClose: () => void;
};

/** The filters: beside the results on wide screens, in a drawer on others and beside the map. */
export function FilterPanel({ search, isDrawer, open, onClose }: Props) {
  const { filters, values, isLive } = search;
  const found = useDraftCount(search, open && !isLive);
  const [isApproached, setApproached] = useState(false);
  const counts = useOptionCounts(search, isLive ? isApproached : open);
  const approach = () => setApproached(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search.apply();
    onClose();
  };
  const foot = (
    <>
      <Button variant="ghost" className={styles.clear} onClick={search.clear}>
        {text.clear}
      </Button>
      <Button type="submit" full>
        <Icon shape={IconSearch} />
        {found ? text.show(found.total, formatTotal(found)) : text.submit}
      </Button>
    </>
  );
  return (
    <form
      method="dialog"
      className={isDrawer ? undefined : styles.panel}
      onSubmit={submit}
      onPointerEnter={approach}
      onFocus={approach}
    >
      <Drawer
        title={text.filters}
        count={countActive(filters, values)}
        isDrawer={isDrawer}
        open={open}
        onClose={() => {
          search.discard();
          onClose();
        }}
        foot={foot}
      >
        <FilterGroups search={search} counts={counts} />
      </Drawer>
    </form>
  );
}
