import type { Option } from '../../ui/fields/select-field.tsx';
import type { Faults, Values } from './filters.ts';

/** What every field of a described filter is given. */
export type FieldOf<Described> = {
  filter: Described;
  values: Values;
  options: readonly Option[];
  faults: Faults;
  /** Typed text is searched for after a pause, everything else at once. */
  onChange: (values: Values, how?: { isTyped?: boolean }) => void;
};
