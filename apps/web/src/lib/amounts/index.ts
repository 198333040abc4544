export { confirmFree, confirmPrice } from './confirm-price.ts';
export { requireAboveZero } from './require-above-zero.ts';
