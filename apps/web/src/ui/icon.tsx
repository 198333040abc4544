import type { Icon as TablerIcon } from '@tabler/icons-react';
import { classNames } from '../lib/class-names.ts';

export type IconShape = TablerIcon;

/**
 * An icon, 20 px with a stroke of 1.75 unless a style says otherwise. It is decorative: the text beside it, or the label
 * of its button, gives its meaning.
 */
export function Icon({ shape: Shape, className }: { shape: IconShape; className?: string | undefined }) {
  return (
    <Shape aria-hidden="true" focusable="false" stroke={1.75} className={classNames('icon', className)} />
  );
}
