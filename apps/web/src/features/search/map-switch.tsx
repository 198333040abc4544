import { classNames } from '../../lib/class-names.ts';
import styles from './map-switch.module.css';
import { text } from './text.ts';
import type { MapMode } from './use-map-mode.ts';

const modes: readonly MapMode[] = ['list', 'map', 'both'];

type Props = { mode: MapMode; onChange: (mode: MapMode) => void };

/** List, map, or both; both only where there is room. */
export const MapSwitch = ({ mode, onChange }: Props) => (
  <fieldset className={styles.switch} data-print="hide">
    <legend className="sr-only">{text.view}</legend>
    {modes.map((one) => (
      <button
        key={one}
        type="button"
        className={classNames(styles.mode, one === 'both' && styles.both)}
        aria-pressed={one === mode}
        onClick={() => onChange(one)}
      >
        {text.modes[one]}
      </button>
    ))}
  </fieldset>
);
