export { availableService } from './available.service.ts';
export { orderRoutes } from './orders.routes.ts';
export { orderService } from './orders.service.ts';
export { daysLeftOfUser } from './packages-of-user.ts';
