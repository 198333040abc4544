import { maxChildPercent, maxSeasons, maxStayPrice, type StayPrices } from '@piacter/contracts/stays/values';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect } from 'react';
import { type Form, type GuardedForm, unexpectedMessage, useEndpointForm } from '../../../lib/form/index.ts';
import { parseForints } from '../../../lib/parse-forints.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import {
  emptySeason,
  getNextSeason,
  getSeason,
  type PricesValues,
  seasonEntries,
  toPricesBody,
  toPricesValues,
} from './prices-values.ts';
import { SeasonRow } from './season-row.tsx';
import styles from './stay-prices.module.css';
import { text } from './text.ts';

type Props = { form: Form<PricesValues> };

function setSeason(form: Form<PricesValues>, index: number, season: ReturnType<typeof getSeason>): void {
  for (const [name, value] of Object.entries(seasonEntries(index, season)))
    form.set(name as `seasons.${number}.from`, value as string);
}

function Seasons({ form }: Props) {
  const count = form.values.seasonCount;
  const add = () => {
    setSeason(form, count, getNextSeason(form.values));
    form.set('seasonCount', count + 1);
  };
  const remove = (index: number) => {
    for (let next = index; next < maxSeasons; next += 1)
      setSeason(form, next, next + 1 < count ? getSeason(form.values, next + 1) : emptySeason);
    form.set('seasonCount', count - 1);
  };
  return (
    <section className={styles.part}>
      <h3>{text.seasons}</h3>
      {count === 0 && <p className={styles.note}>{text.noSeasons}</p>}
      <ol className={styles.seasons}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a season is its place in the body
          <SeasonRow key={index} form={form} index={index} onRemove={() => remove(index)} />
        ))}
      </ol>
      {count < maxSeasons ? (
        <Button variant="soft" onClick={add}>
          <Icon shape={IconPlus} />
          {text.add}
        </Button>
      ) : (
        <p className={styles.note}>{text.full(maxSeasons)}</p>
      )}
    </section>
  );
}

const ages = ['under6', 'from7', 'from14'] as const;
const fees = ['cleaningFee', 'touristTax'] as const;

function ChildrenAndFees({ form }: Props) {
  return (
    <>
      <section className={styles.part}>
        <h3>{text.children}</h3>
        <p className={styles.note}>{text.childrenSub}</p>
        <div className={styles.fields}>
          {ages.map((age) => (
            <NumberField
              key={age}
              label={text.groups[age]}
              unit={text.units.percent}
              max={maxChildPercent}
              {...form.field(`childPercent.${age}`)}
            />
          ))}
        </div>
      </section>
      <section className={styles.part}>
        <h3>{text.fees}</h3>
        <div className={styles.fields}>
          {fees.map((fee) => (
            <NumberField
              key={fee}
              label={text[fee]}
              allowEmpty
              grouped
              parse={parseForints}
              unit={text.units.forints}
              max={maxStayPrice}
              {...form.field(fee)}
            />
          ))}
        </div>
      </section>
    </>
  );
}

type FormProps = {
  accommodationID: number;
  stored: StayPrices;
  /** Gets the form when its unsaved changes do: the page, which has the one guard, asks before they are left. */
  onUnsaved: (form: GuardedForm) => void;
};

/** Seasons, shares of children, and fees: a form of its own beside the accommodation's (CAL-06). */
export function StayPricesForm({ accommodationID, stored, onUnsaved }: FormProps) {
  const form = useEndpointForm({
    call: 'PUT /api/accommodation-prices/{accommodationID}',
    parts: { params: { accommodationID } },
    schema: () => import('@piacter/contracts/stays/schemas').then((m) => m.stayPrices),
    initial: toPricesValues(stored),
    toBody: toPricesBody,
    draftKey: `stay-prices:${accommodationID}`,
    unreachable: unexpectedMessage,
    onDone: () => undefined,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each number of changes, not at every render
  useEffect(() => onUnsaved(form), [form.unsaved]);
  return (
    <EndpointForm form={form} label={text.title} className={styles.form ?? ''}>
      <Seasons form={form} />
      <ChildrenAndFees form={form} />
      <div className={styles.foot}>
        <Button type="submit" disabled={form.unsaved === 0 || form.isSending}>
          {text.save}
        </Button>
        <span role="status">{form.unsaved === 0 ? text.saved : text.unsaved}</span>
      </div>
    </EndpointForm>
  );
}
