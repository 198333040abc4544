import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './chip.module.css';
import { Icon } from './icon.tsx';

/** A chosen filter; the whole chip takes it away. `purpose` says so to screen readers. */
export function Chip({ label, purpose, onRemove }: { label: string; purpose: string; onRemove: () => void }) {
  return (
    <button type="button" className={styles.chip} onClick={onRemove}>
      {label}
      <Icon of={IconX} />
      <span className="sr-only">, {purpose}</span>
    </button>
  );
}
