export { StayPricesPanel } from './stay-prices.tsx';
export { text as stayPricesText } from './text.ts';
