import type { ListingKind } from '@piacter/contracts/listings/values';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { classNames } from '../../lib/class-names.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FollowButton } from '../watches/follow/index.ts';
import type { FilterChip } from './filter-chips.ts';
import { countActive, type Values } from './filters.ts';
import switchStyles from './map-switch.module.css';
import styles from './search-bar.module.css';
import { text } from './text.ts';
import type { MapMode } from './use-map-mode.ts';
import type { Search } from './use-search.ts';

const modes: readonly MapMode[] = ['list', 'map'];
const icons = { list: IconList, map: IconMap };

type SwitchProps = { mode: MapMode; onChange: (mode: MapMode) => void };

/** The list or the map; on narrow screens only the other one. */
const MapSwitch = ({ mode, onChange }: SwitchProps) => {
  const other = mode === 'list' ? 'map' : 'list';
  return (
    <fieldset className={switchStyles.switch} data-print="hide">
      <legend className="sr-only">{text.view}</legend>
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          className={classNames(switchStyles.mode, one === other && switchStyles.other)}
          aria-pressed={one === mode}
          onClick={() => onChange(one)}
        >
          <Icon shape={icons[one]} />
          {text.modes[one]}
        </button>
      ))}
    </fieldset>
  );
};

type SortProps = { sorting: NonNullable<Search<unknown>['sorting']>; applied: Values };

/** The order: a select, which a narrow bar covers with an icon and its name. */
const SortSelect = ({ sorting, applied }: SortProps) => (
  <div className={styles.sort} data-print="hide">
    <span className={styles.face} aria-hidden="true">
      <Icon shape={IconArrowsSort} />
      {sorting.label}
    </span>
    <SelectField
      label={sorting.label}
      hideLabel
      name={sorting.name}
      options={sorting.options.filter(
        ({ value }) => value === sorting.value || sorting.isOffered?.(value, applied) !== false,
      )}
      value={sorting.value}
      onChange={sorting.onChange}
    />
  </div>
);

type Props = {
  search: Search<unknown>;
  onOpenFilters: () => void;
  map: { mode: MapMode; setMode: (mode: MapMode) => void };
  /** Those with a map and watches. */
  kind?: ListingKind | undefined;
  /** What a watch follows. */
  query: Values;
  /** Its active filters. */
  chips: readonly Pick<FilterChip, 'label'>[];
};

/** What one does with the results: filter (where the filters are in a drawer), order, see them on the map, follow. */
export function SearchBar({ search, onOpenFilters, map, kind, query, chips }: Props) {
  const { filters, applied, sorting } = search;
  return (
    <div className={classNames(styles.bar, kind && map.mode === 'map' && styles.besideMap)}>
      <Button className={styles.filters} data-print="hide" onClick={onOpenFilters}>
        <Icon shape={IconAdjustmentsHorizontal} />
        {text.openFilters(countActive(filters, applied))}
      </Button>
      {sorting && <SortSelect sorting={sorting} applied={applied} />}
      {kind && <MapSwitch mode={map.mode} onChange={map.setMode} />}
      {kind && <FollowButton {...{ kind, query, chips }} className={styles.follow} />}
    </div>
  );
}
