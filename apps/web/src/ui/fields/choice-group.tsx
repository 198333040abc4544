import { formText } from '../form-text.ts';
import styles from './choice-group.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

/** The selected items of a list, and how to toggle one. */
export type Choices = {
  selected: readonly number[];
  toggle: (id: number) => void;
  /** Selects these alone, where that is possible at once. */
  select?: (ids: readonly number[]) => void;
  /** Whether every toggle is saved at once. */
  isSaving: boolean;
};
export type ChoiceOption = { id: number; label: string };

type Props = FieldProps & { options: readonly ChoiceOption[]; choices: Choices };

/** A collapsed group that shows its selected items, for several groups below each other. */
export function FoldedChoiceGroup({ label, options, choices }: Pick<Props, 'label' | 'options' | 'choices'>) {
  const selected = options.filter(({ id }) => choices.selected.includes(id));
  return (
    <details className={styles.group}>
      <summary>
        <b>{label}</b>
        <span>
          {selected.length === 0 ? formText.noneSelected : selected.map((option) => option.label).join(', ')}
        </span>
      </summary>
      <ChoiceGroup label={label} hideLabel options={options} choices={choices} />
    </details>
  );
}

/** A group of checkboxes, styled as pills. */
export function ChoiceGroup({ options, choices, ...field }: Props) {
  const { selected, toggle } = choices;
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.id} className={styles.choice}>
            <input
              type="checkbox"
              checked={selected.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The choices of a listing that does not exist yet: collected in its form, and sent with it. */
export const collectedChoices = (
  selected: readonly number[],
  choose: (selected: number[]) => void,
): Choices => ({
  selected,
  toggle: (id) => {
    const others = selected.filter((one) => one !== id);
    choose(others.length < selected.length ? others : [...others, id]);
  },
  select: (ids) => choose([...ids]),
  isSaving: false,
});
