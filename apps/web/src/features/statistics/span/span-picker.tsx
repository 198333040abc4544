import { nightsBetween } from '@piacter/contracts/core/days';
import { spanDays } from '@piacter/contracts/statistics/values';
import { useState } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import chip from '../../../ui/chip.module.css';
import { DateRangeField } from '../../../ui/fields/date-range-field.tsx';
import { addDays, toBudapestDay } from '../../packages/index.ts';
import { text } from '../text.ts';
import type { SpanQuery } from './span.ts';
import styles from './span-picker.module.css';

// own value: weeks and the year of the quick choices
const quickChoices = [7, 28, spanDays.default, 365] as const;

type Days = { from: string; to: string };

const countDays = ({ from, to }: Days): number => nightsBetween(from, to) + 1;

type Props = {
  /** The days that are shown. */
  shown: Days;
  onChange: (span: SpanQuery) => void;
};

/** The span of days: quick choices up to today, or any days in a calendar. */
export function SpanPicker({ shown, onChange }: Props) {
  const [isTooLong, setTooLong] = useState(false);
  const today = toBudapestDay(new Date());
  const take = (span: Days) => {
    const isCleared = span.from === '' || span.to === '';
    const isLong = !isCleared && countDays(span) > spanDays.max;
    setTooLong(isLong);
    if (!isLong) onChange(isCleared ? {} : span);
  };
  return (
    <fieldset className={styles.picker}>
      <legend className="sr-only">{text.span.label}</legend>
      <div className={styles.choices}>
        {quickChoices.map((days) => {
          const first = addDays(today, 1 - days);
          const isChosen = shown.to === today && shown.from === first;
          return (
            <button
              key={days}
              type="button"
              className={classNames(chip.chip, chip.link, isChosen && styles.chosen)}
              aria-pressed={isChosen}
              onClick={() =>
                take(days === spanDays.default ? { from: '', to: '' } : { from: first, to: today })
              }
            >
              {text.span.choice(days)}
            </button>
          );
        })}
      </div>
      <DateRangeField
        label={text.span.label}
        hideLabel
        className={styles.days ?? ''}
        bounds="past"
        value={shown}
        error={isTooLong && text.span.tooLong}
        describe={(span) => text.span.days(countDays(span))}
        onChange={take}
      />
    </fieldset>
  );
}
