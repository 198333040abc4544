import type { CalendarSource } from '@piacter/contracts/calendars';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { formatTimestamp } from '../../../lib/timestamp.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { sourceColor } from '../month/index.tsx';
import { sourcesText as text } from '../text.ts';
import styles from './sources.module.css';

type Props = {
  source: CalendarSource;
  onRefresh: () => Promise<unknown>;
  onEdit: () => void;
  onRemove: () => void;
};

/** An imported calendar: its colour, how fresh it is, and what went wrong last. */
export function SourceRow({ source, onRefresh, onEdit, onRemove }: Props) {
  const [isRefreshing, setRefreshing] = useState(false);
  const { name, color, events, refreshed, fault, only, isDoubted } = source;
  const label = (action: string) => text.label(action, name);
  const facts = [
    ...(refreshed ? [text.events(events), text.refreshed(formatTimestamp(refreshed))] : [text.never]),
    ...(only === 'reserved' ? [text.onlyReserved] : []),
  ];
  const refresh = async () => {
    setRefreshing(true);
    await onRefresh();
    setRefreshing(false);
  };
  return (
    <li className={styles.source}>
      <i className={styles.color} style={{ background: sourceColor(color) }} aria-hidden="true" />
      <div className={styles.facts}>
        <b>{name}</b>
        <p>{facts.join(' · ')}</p>
        {fault && (
          <p className={styles.fault}>
            {text.faults[fault]} {refreshed && text.kept}
          </p>
        )}
        {isDoubted === 1 && <p>{text.doubted}</p>}
      </div>
      <div className={styles.buttons}>
        <Button
          variant="soft"
          aria-label={label(text.refresh)}
          busy={isRefreshing}
          onClick={() => void refresh()}
        >
          <Icon shape={IconRefresh} />
          {isRefreshing ? text.refreshing : text.refresh}
        </Button>
        <Button variant="ghost" aria-label={label(text.edit)} onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="danger" square aria-label={label(text.remove)} onClick={onRemove}>
          <Icon shape={IconTrash} />
        </Button>
      </div>
    </li>
  );
}
