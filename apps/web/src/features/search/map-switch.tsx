import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs';
import { classNames } from '../../lib/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './map-switch.module.css';
import { text } from './text.ts';
import type { MapMode } from './use-map-mode.ts';

const modes: readonly MapMode[] = ['list', 'map'];
const icons = { list: IconList, map: IconMap };

type Props = { mode: MapMode; onChange: (mode: MapMode) => void };

/** The list or the map; on narrow screens only the other one. */
export const MapSwitch = ({ mode, onChange }: Props) => {
  const other = mode === 'list' ? 'map' : 'list';
  return (
    <fieldset className={styles.switch} data-print="hide">
      <legend className="sr-only">{text.view}</legend>
      {modes.map((one) => (
        <button
          key={one}
          type="button"
          className={classNames(styles.mode, one === other && styles.other)}
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
