import type { PriceTableProduct } from '@piacter/contracts/prices';
import { priceLimit, productNameLimit } from '@piacter/contracts/prices/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useEffect, useRef } from 'react';
import { unexpectedMessage, useEndpointForm } from '../../lib/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './price-table.module.css';
import { text } from './text.ts';
import { type Owner, type PriceValues, priceBody, priceValues } from './use-prices.ts';

const schema = () => import('@piacter/contracts/prices').then((m) => m.priceTableBody);

/** The form of one row, whether it is added or changed. */
type RowForm = ReturnType<typeof useEndpointForm<'POST /api/price-table-product', PriceValues>>;

type FieldsProps = { form: RowForm; label: string; children: ReactNode };

/** The fields of a row. Every row has fields of the same names, so a fault is looked for in this one alone. */
function RowFields({ form, label, children }: FieldsProps) {
  const element = useRef<HTMLFormElement>(null);
  const { number } = form.attempt;
  useEffect(() => {
    if (number === 0) return;
    // After this drawing: a number field draws itself anew when it gets the focus.
    queueMicrotask(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  }, [number]);
  return (
    <form
      ref={element}
      noValidate
      aria-label={label}
      className={styles.row}
      onSubmit={(event) => void form.submit(event)}
      onFocus={form.warm}
    >
      <TextField
        label={text.productName}
        required
        maxLength={productNameLimit}
        placeholder={text.example}
        className={styles.name ?? ''}
        {...form.field('productName')}
      />
      <NumberField
        label={text.priceFrom}
        required
        grouped
        unit={text.unit}
        max={priceLimit}
        {...form.field('priceFrom')}
      />
      <NumberField
        label={text.priceTo}
        allowEmpty
        grouped
        unit={text.unit}
        max={priceLimit}
        {...form.field('priceTo')}
      />
      <span className={styles.buttons}>{children}</span>
    </form>
  );
}

type RowProps = {
  owner: Owner;
  row: PriceTableProduct;
  onSaved: () => Promise<unknown>;
  onRemove: () => void;
};

/** A stored row: change it, delete it. */
export function PriceRow({ owner, row, onSaved, onRemove }: RowProps) {
  const { productID, productName } = row;
  const form = useEndpointForm({
    call: 'PUT /api/price-table-product/{id}',
    parts: { params: { id: productID } },
    schema,
    initial: priceValues(row),
    toBody: (values) => priceBody(values, owner),
    draftKey: `price:${productID}`,
    unreachable: unexpectedMessage,
    onDone: () => void onSaved(),
  });
  return (
    <RowFields form={form} label={productName}>
      <Button
        type="submit"
        variant="soft"
        disabled={form.unsaved === 0 || form.isSending}
        aria-label={text.saveOf(productName)}
      >
        {text.save}
      </Button>
      <Button variant="danger" square aria-label={text.removeOf(productName)} onClick={onRemove}>
        <Icon of={IconTrash} />
      </Button>
    </RowFields>
  );
}

/** The row that is not there yet. */
export function NewPriceRow({ owner, onSaved }: Pick<RowProps, 'owner' | 'onSaved'>) {
  const form = useEndpointForm({
    call: 'POST /api/price-table-product',
    schema,
    initial: priceValues(null),
    toBody: (values) => priceBody(values, owner),
    draftKey: `price:new:${owner.idField}:${owner.id}`,
    unreachable: unexpectedMessage,
    onDone: async () => {
      form.restart(priceValues(null));
      await onSaved();
    },
  });
  return (
    <RowFields form={form} label={text.newRow}>
      <Button type="submit" variant="soft" busy={form.isSending}>
        {text.add}
      </Button>
    </RowFields>
  );
}
