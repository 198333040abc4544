import { FieldGroup } from '../../../ui/fields/field.tsx';
import styles from './listing-form.module.css';
import { text } from './text.ts';

/** Any number of things from a list: which are chosen, and how one is chosen or taken off. */
export type Choices = {
  chosen: readonly number[];
  toggle: (id: number) => void;
  /** Whether every toggle is saved at once. */
  isSaving: boolean;
};
export type ChoiceOption = { id: number; label: string };

type Props = {
  label: string;
  hideLabel?: boolean;
  options: readonly ChoiceOption[];
  choices: Choices;
};

/** A group that is folded away, with what is chosen of it on the fold. For where several stand below each other. */
export function FoldedChoiceGroup({ label, options, choices }: Omit<Props, 'hideLabel'>) {
  const chosen = options.filter(({ id }) => choices.chosen.includes(id));
  return (
    <details className={styles.group}>
      <summary>
        <b>{label}</b>
        <span>{chosen.length === 0 ? text.noneChosen : chosen.map((option) => option.label).join(', ')}</span>
      </summary>
      <ChoiceGroup label={label} hideLabel options={options} choices={choices} />
    </details>
  );
}

/** A group of things to tick, as pills. */
export function ChoiceGroup({ label, hideLabel = false, options, choices }: Props) {
  const { chosen, toggle } = choices;
  return (
    <FieldGroup label={label} hideLabel={hideLabel}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.id} className={styles.choice}>
            <input type="checkbox" checked={chosen.includes(option.id)} onChange={() => toggle(option.id)} />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** The choices of a listing that does not exist yet: collected in its form, and sent with it. */
export const collectedChoices = (chosen: readonly number[], choose: (chosen: number[]) => void): Choices => ({
  chosen,
  toggle: (id) => {
    const others = chosen.filter((one) => one !== id);
    choose(others.length < chosen.length ? others : [...others, id]);
  },
  isSaving: false,
});
