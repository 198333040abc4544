import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { Link } from '../link.tsx';
import styles from './stat-tile.module.css';

const percent = new Intl.NumberFormat('hu-HU', {
  style: 'percent',
  maximumFractionDigits: 0,
  signDisplay: 'exceptZero',
});

/** Beyond this a percentage says less than the numbers. */
const maxChange = 9.99;

/** '+13%'; null where there is nothing to compare with, or the change is beyond percentages. */
export function formatChange(now: number, before: number): string | null {
  const change = (now - before) / before;
  return before === 0 || change > maxChange ? null : percent.format(change).replace('-', '−');
}

function Change({
  now,
  before,
  format,
  words,
}: Required<Pick<Props, 'before' | 'format' | 'words'>> & { now: number }) {
  const change = formatChange(now, before);
  if (change === null) return <p className={styles.change}>{words.before(format(before))}</p>;
  const shape = now > before ? IconArrowUpRight : now < before ? IconArrowDownRight : IconArrowRight;
  return (
    <p className={styles.change}>
      <Icon shape={shape} />
      <span>
        <b>{change}</b> {words.compared}
      </span>
    </p>
  );
}

type Props = {
  label: string;
  value: number;
  format: (value: number) => string;
  /** The list behind the number. */
  to?: string | undefined;
  /** The number to compare with. */
  before: number;
  /** 'az előző 84 naphoz képest', 'Az előző 84 napban: 7'. */
  words: { compared: string; before: (value: string) => string };
};

/** A number with its name and its change, in words and an arrow: no colour says whether it is good. */
export function StatTile({ label, value, format, to, before, words }: Props) {
  const shown = format(value);
  return (
    <div className={styles.tile}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{to === undefined ? shown : <Link to={to}>{shown}</Link>}</p>
      <Change now={value} before={before} format={format} words={words} />
    </div>
  );
}

/** Tiles in a row, or in two columns on a phone. */
export const StatTiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.tiles}>{children}</div>
);
