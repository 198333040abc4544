import { searchTextLimit } from '@piacter/contracts/core/values';
import {
  type AdminOrderSort,
  adminOrderSorts,
  type BuyerKind,
  paymentStates,
} from '@piacter/contracts/orders/values';
import { useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { describeDays, describeSearch } from '../../search/index.ts';
import { text } from './text.ts';

const { filters: labels } = text;

const byPackage = {
  kind: 'select',
  variant: 'dropdown',
  name: 'packageID',
  label: labels.packageID,
  placeholder: labels.anyPackage,
} as const;

const byPayment = {
  kind: 'select',
  variant: 'dropdown',
  name: 'paymentState',
  label: labels.paymentState,
  placeholder: labels.anyPayment,
} as const;
const payments = paymentStates.map((state) => ({ value: state, label: text.payments[state] }));

const byDays = describeDays(labels.days, text.orderedBetween);

const byText = <const Name extends 'firmName' | 'contactPerson' | 'name'>(name: Name) =>
  ({ kind: 'text', name, label: labels[name], maxLength: searchTextLimit }) as const;

const sortOption = (value: AdminOrderSort) => ({ value, label: text.sorts[value] });
const sorting = {
  name: 'sort',
  label: text.order,
  options: [sortOption('newest'), ...adminOrderSorts.filter((value) => value !== 'newest').map(sortOption)],
} as const;

/** All packages: those no longer for sale have orders too. */
const useOptions = () => {
  const packages = useApi('GET /api/all-service-packages', {}).data?.data;
  return { packageID: packages && toOptions(packages, 'packageID', 'packageName'), paymentState: payments };
};

/** The admin's searches of orders (ADM-03). */
export const orderSearches = {
  firms: describeSearch({
    call: 'GET /api/service-orders-by-firms',
    filters: [byPackage, byPayment, byText('firmName'), byText('contactPerson'), byDays],
    useOptions,
    sorting,
  }),
  people: describeSearch({
    call: 'GET /api/service-orders-by-people',
    filters: [byPackage, byPayment, byText('name'), byDays],
    useOptions,
    sorting,
  }),
} satisfies Record<BuyerKind, unknown>;
