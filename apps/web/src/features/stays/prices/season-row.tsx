import { maxStayNights, maxStayPrice, maxWeekendPercent } from '@piacter/contracts/stays/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Form } from '../../../lib/form/index.ts';
import { parseForints } from '../../../lib/parse-forints.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MonthDayField } from './month-day-field.tsx';
import type { PricesValues } from './prices-values.ts';
import styles from './stay-prices.module.css';
import { text } from './text.ts';

type Props = { form: Form<PricesValues>; index: number; onRemove: () => void };

/** The days of a season, and what holds in it. */
export function SeasonRow({ form, index, onRemove }: Props) {
  const at = `seasons.${index}` as const;
  const { forints, nights, percent } = text.units;
  return (
    <li>
      <fieldset className={styles.season}>
        <legend className="sr-only">{text.season(index + 1)}</legend>
        <MonthDayField label={text.from} required {...form.field(`${at}.from`)} />
        <MonthDayField label={text.to} required {...form.field(`${at}.to`)} />
        <NumberField
          label={text.price}
          required
          grouped
          allowEmpty
          parse={parseForints}
          unit={forints}
          max={maxStayPrice}
          {...form.field(`${at}.pricePerPerson`)}
        />
        <NumberField
          label={text.minimumStay}
          allowEmpty
          unit={nights}
          min={1}
          max={maxStayNights}
          {...form.field(`${at}.minimumStay`)}
        />
        <NumberField
          label={text.weekend}
          allowEmpty
          unit={percent}
          max={maxWeekendPercent}
          {...form.field(`${at}.weekendPercent`)}
        />
        <Button variant="danger" square aria-label={text.removeLabel(index + 1)} onClick={onRemove}>
          <Icon shape={IconTrash} />
        </Button>
      </fieldset>
    </li>
  );
}
