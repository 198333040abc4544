export { UnpaidOrder } from './unpaid-order.tsx';
export { isPayable, ofListing, useUnpaidOrders } from './unpaid-orders.ts';
