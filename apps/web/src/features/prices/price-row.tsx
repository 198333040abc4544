import type { ListingKind, ListingTarget } from '@piacter/contracts/listings/values';
import type { PriceTableProduct } from '@piacter/contracts/prices';
import { priceLimit, productNameLimit } from '@piacter/contracts/prices/values';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { ReactNode } from 'react';
import { confirmFree } from '../../lib/amounts/index.ts';
import { type Form, unexpectedMessage, useEndpointForm } from '../../lib/form/index.ts';
import { parseForints } from '../../lib/parse-forints.ts';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../ui/form/endpoint-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './price-table.module.css';
import { text } from './text.ts';
import { type PriceValues, toPriceBody, toPriceValues } from './use-prices.ts';

const schema = () => import('@piacter/contracts/prices').then((m) => m.priceTableBody);

const askAboutFree = ({ priceFrom, productName }: PriceValues) =>
  confirmFree(priceFrom, text.free(productName));

type FieldsProps = { kind: ListingKind; form: Form<PriceValues>; label: string; children: ReactNode };

/** The fields of a row, new or stored. */
function RowForm({ kind, form, label, children }: FieldsProps) {
  return (
    <EndpointForm form={form} label={label} className={styles.row ?? ''} notes={false}>
      <TextField
        label={text.productName}
        required
        maxLength={productNameLimit}
        placeholder={kind === 'accommodation' ? text.stayExample : text.example}
        className={styles.name ?? ''}
        {...form.field('productName')}
      />
      <NumberField
        label={text.priceFrom}
        required
        grouped
        parse={parseForints}
        unit={text.unit}
        max={priceLimit}
        {...form.field('priceFrom')}
      />
      <NumberField
        label={text.priceTo}
        allowEmpty
        grouped
        parse={parseForints}
        unit={text.unit}
        max={priceLimit}
        {...form.field('priceTo')}
      />
      <span className={styles.buttons}>{children}</span>
    </EndpointForm>
  );
}

type RowProps = {
  listing: ListingTarget;
  row: PriceTableProduct;
  onSaved: () => Promise<unknown>;
  onRemove: () => void;
};

/** A stored row, which can be changed and deleted. */
export function PriceRow({ listing, row, onSaved, onRemove }: RowProps) {
  const { productID, productName } = row;
  const form = useEndpointForm({
    call: 'PUT /api/price-table-product/{id}',
    parts: { params: { id: productID } },
    schema,
    initial: toPriceValues(row),
    toBody: (values) => toPriceBody(values, listing),
    beforeSend: async (values) => row.priceFrom === 0 || askAboutFree(values),
    draftKey: `price:${productID}`,
    unreachable: unexpectedMessage,
    onDone: () => void onSaved(),
  });
  return (
    <RowForm kind={listing.kind} form={form} label={productName}>
      <Button
        type="submit"
        variant="soft"
        disabled={form.unsaved === 0 || form.isSending}
        aria-label={text.saveLabel(productName)}
      >
        {text.save}
      </Button>
      <Button variant="danger" square aria-label={text.removeLabel(productName)} onClick={onRemove}>
        <Icon shape={IconTrash} />
      </Button>
    </RowForm>
  );
}

/** The empty row that adds one. */
export function NewPriceRow({ listing, onSaved }: Pick<RowProps, 'listing' | 'onSaved'>) {
  const form = useEndpointForm({
    call: 'POST /api/price-table-product',
    schema,
    initial: toPriceValues(null),
    toBody: (values) => toPriceBody(values, listing),
    beforeSend: askAboutFree,
    draftKey: `price:new:${listing.kind}:${listing.id}`,
    unreachable: unexpectedMessage,
    onDone: async () => {
      form.restart(toPriceValues(null));
      await onSaved();
    },
  });
  return (
    <RowForm kind={listing.kind} form={form} label={text.newRow}>
      <Button type="submit" variant="soft" busy={form.isSending}>
        {text.add}
      </Button>
    </RowForm>
  );
}
