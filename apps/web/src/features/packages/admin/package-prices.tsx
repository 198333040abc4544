import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import type { PackagePrice } from '@piacter/contracts/packages';
import { packageLimits } from '@piacter/contracts/packages/rules';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { confirmFree, confirmPrice } from '../../../lib/amounts/index.ts';
import { api, useApi, useRefresh } from '../../../lib/api/index.ts';
import { failureMessage, unexpectedMessage, useEndpointForm } from '../../../lib/form/index.ts';
import { formatDate, formatMoney } from '../../../lib/format.ts';
import { parseForints } from '../../../lib/parse-forints.ts';
import { useConfirmedAction } from '../../../lib/use-confirmed-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { NumberField, type NumberFieldValue } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import styles from './packages.module.css';
import { text } from './text.ts';
import { useRefreshPackages } from './use-refresh-packages.ts';

const { prices: words } = text;

const columns: readonly Column<PackagePrice>[] = [
  {
    key: 'start',
    head: words.columns.start,
    cell: ({ startDate }) => formatDate(startDate),
    noWrap: true,
    card: 'name',
  },
  {
    key: 'price',
    head: words.columns.price,
    cell: ({ price }) => formatMoney(price),
    align: 'end',
    noWrap: true,
    card: 'value',
  },
  {
    key: 'state',
    head: words.columns.state,
    cell: ({ state }) => (
      <Badge {...(state === 'current' && { variant: 'on', icon: IconCheck })}>{words.states[state]}</Badge>
    ),
    card: 'state',
  },
];

/** What the prices mean for a buyer today, in words; `prices` are sorted by start, the latest first. */
export function describePrices(prices: readonly PackagePrice[]): string[] {
  const current = prices.find(({ state }) => state === 'current');
  const next = prices.findLast(({ state }) => state === 'future');
  const now = prices.length === 0 ? words.none : words.notYet;
  return [
    current ? words.now(formatMoney(current.price)) : now,
    ...(next ? [words.next(formatMoney(next.price), formatDate(next.startDate))] : []),
  ];
}

/** What deleting a price changes for buyers. */
export function describeRemoval(price: PackagePrice, prices: readonly PackagePrice[]): string {
  if (price.state !== 'current') return words.effects[price.state];
  const previous = prices.find(({ state }) => state === 'past');
  return previous ? words.effects.previous(formatMoney(previous.price)) : words.effects.offSale;
}

type NewPriceProps = { packageID: number; onAdded: () => Promise<unknown> };

function NewPrice({ packageID, onAdded }: NewPriceProps) {
  const initial: { price: NumberFieldValue; startDate: string } = {
    price: '',
    startDate: addDays(toBudapestDay(new Date()), 1),
  };
  const form = useEndpointForm({
    call: 'POST /api/service-package-prices',
    schema: () => import('@piacter/contracts/packages').then((m) => m.packagePriceBody),
    initial,
    toBody: ({ price, startDate }) => ({ packageID, startDate, price: price === '' ? undefined : price }),
    beforeSend: async ({ price, startDate }) =>
      (await confirmFree(price, words.free)) &&
      (startDate >= toBudapestDay(new Date()) ||
        confirmPrice(words.past(formatMoney(Number(price)), formatDate(startDate)))),
    onDone: async () => {
      form.restart();
      await onAdded();
    },
  });
  return (
    <EndpointForm form={form} label={words.newPrice} className={styles.newPrice ?? ''} notes={false}>
      <NumberField
        label={words.price}
        required
        grouped
        parse={parseForints}
        unit={words.unit}
        max={packageLimits.price}
        {...form.field('price')}
      />
      <TextField
        label={words.start}
        required
        type="date"
        hint={words.startHint}
        {...form.field('startDate')}
      />
      <Button type="submit" variant="soft" busy={form.isSending}>
        {words.add}
      </Button>
    </EndpointForm>
  );
}

/** The prices of a package: what they mean today, their list, and a form for another one (ADM-02). */
export function PackagePrices({ packageID }: { packageID: number }) {
  const { data, error, mutate } = useApi('GET /api/service-package-prices/{packageId}', {
    params: { packageId: packageID },
  });
  const refreshPackages = useRefreshPackages();
  const refreshPrices = useRefresh();
  const refresh = () =>
    Promise.all([refreshPrices('GET /api/service-package-prices/{packageId}'), refreshPackages()]);
  const removal = useConfirmedAction(refresh);
  const prices = data?.data;

  const remove = (price: PackagePrice, all: readonly PackagePrice[]) =>
    removal.run(
      {
        text: words.question(formatMoney(price.price), formatDate(price.startDate)),
        detail: describeRemoval(price, all),
        confirm: words.remove,
        danger: true,
      },
      () => api('DELETE /api/service-package-prices/{priceId}', { params: { priceId: price.priceID } }),
    );

  return (
    <Panel title={words.title} sub={words.sub}>
      <div ref={removal.focusRef} tabIndex={-1} className={styles.prices}>
        {removal.notice && <Note variant="done">{removal.notice}</Note>}
        {!prices && (
          <Pending
            loading={words.loading}
            failure={error && failureMessage(error, unexpectedMessage)}
            onRetry={() => void mutate()}
          />
        )}
        {prices && (
          <div role="status">
            {describePrices(prices).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
        {prices && prices.length > 0 && (
          <DataTable
            label={words.list}
            columns={columns}
            rows={prices}
            getKey={({ priceID }) => priceID}
            actions={(price) => (
              <Button
                variant="danger"
                square
                aria-label={words.removeLabel(formatMoney(price.price), formatDate(price.startDate))}
                onClick={() => void remove(price, prices)}
              >
                <Icon shape={IconTrash} />
              </Button>
            )}
          />
        )}
        <NewPrice packageID={packageID} onAdded={refresh} />
      </div>
    </Panel>
  );
}
