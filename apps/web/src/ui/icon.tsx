import type { Icon as TablerIcon } from '@tabler/icons-react';
import { classNames } from '../lib/class-names.ts';

export type IconShape = TablerIcon;

/**
 * A drawn sign, 20 px and 1.75 stroke unless a style says otherwise. It is decoration: the word beside it,
 * or the label of its button, says what it means.
 */
export function Icon({ of: Shape, className }: { of: IconShape; className?: string | undefined }) {
  return (
    <Shape aria-hidden="true" focusable="false" stroke={1.75} className={classNames('icon', className)} />
  );
}
