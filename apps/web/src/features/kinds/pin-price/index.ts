export { formatPinPrice } from './pin-price.ts';
