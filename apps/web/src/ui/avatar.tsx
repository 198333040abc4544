import { classNames } from '../lib/class-names.ts';
import styles from './avatar.module.css';

const tints = [styles.plain, styles.blue, styles.honey, styles.sea];

/** The initials of a name; digraphs (Sz, Zs, Gy …) count as one letter, as in Hungarian. */
export const getInitials = (name: string): string => {
  const words =
    name
      .split('@')[0]
      ?.split(/[\s._-]+/)
      .filter(Boolean) ?? [];
  return words
    .slice(0, 2)
    .map((word) => {
      const digraph = /^(cs|dz|gy|ly|ny|sz|ty|zs)/i.exec(word);
      const start = digraph && words.length > 1 ? digraph[0] : word.slice(0, 1);
      return start.slice(0, 1).toLocaleUpperCase('hu') + start.slice(1);
    })
    .join('');
};

/** The avatar of a person or firm; `tint` 1 to 3 tells several apart. Decorative: the name is beside it. */
export function Avatar({ name, large, tint = 0 }: { name: string; large?: boolean; tint?: 0 | 1 | 2 | 3 }) {
  return (
    <span className={classNames(styles.avatar, large && styles.large, tints[tint])} aria-hidden="true">
      {getInitials(name)}
    </span>
  );
}
