export { PriceTableView } from './price-table-view.tsx';
