import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { FieldGroup, type FieldProps } from './field.tsx';
import { clampNumber, NumberField } from './number-field.tsx';
import styles from './stepper.module.css';

const text = { less: 'Kevesebb', more: 'Több' } as const;

type Props = FieldProps & {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  unit?: string;
};

/** A small number with minus and plus buttons; typed numbers are clamped too. */
export function Stepper({ value, onChange, min = 1, max, unit, name, ...props }: Props) {
  const step = (by: 1 | -1) => onChange(clampNumber(value + by, min, max));
  return (
    <FieldGroup {...props}>
      <div className={styles.row}>
        <Button
          variant="ghost"
          square
          aria-label={text.less}
          disabled={value <= min}
          onClick={() => step(-1)}
        >
          <Icon shape={IconMinus} />
        </Button>
        <NumberField
          className={styles.number ?? ''}
          label={props.label}
          hideLabel
          value={value}
          onChange={(next) => onChange(next === '' ? min : next)}
          min={min}
          {...(max !== undefined && { max })}
          {...(unit !== undefined && { unit })}
          {...(name !== undefined && { name })}
          disabled={props.disabled ?? false}
        />
        <Button
          variant="ghost"
          square
          aria-label={text.more}
          disabled={max !== undefined && value >= max}
          onClick={() => step(1)}
        >
          <Icon shape={IconPlus} />
        </Button>
      </div>
    </FieldGroup>
  );
}
