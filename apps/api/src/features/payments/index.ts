export { paymentRoutes } from './payments.routes.ts';
export { paymentService } from './payments.service.ts';
