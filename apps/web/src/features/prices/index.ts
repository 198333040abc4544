export { PriceTable } from './price-table.tsx';
