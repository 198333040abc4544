export { createAvailableService } from './available.service.ts';
export { orderRoutes } from './orders.routes.ts';
export { createOrderService } from './orders.service.ts';
export { daysLeftOfUser, piecesOfUser } from './packages-of-user.ts';
