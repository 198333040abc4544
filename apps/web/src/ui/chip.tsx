import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

/** An active filter, removed by a click; `purpose` tells screen readers so. */
export function Chip({ label, purpose, onRemove }: { label: string; purpose: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      {label}
      <Icon shape={IconX} />
      <span className="sr-only">, {purpose}</span>
    </button>
  );
}
