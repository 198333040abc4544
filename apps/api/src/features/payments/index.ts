export { paymentRoutes } from './payments.routes.ts';
export { createPaymentService } from './payments.service.ts';
export { createReceiptService } from './receipts.service.ts';
export { createRefundService } from './refunds.service.ts';
