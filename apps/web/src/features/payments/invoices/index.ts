export { InvoiceList } from './invoice-list.tsx';
export { OrderMoney } from './order-money.tsx';
