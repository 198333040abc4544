export { createAllOrdersService } from './all-orders.service.ts';
export { createAvailabilityService } from './availability.service.ts';
export { clearOrdersOfUser, countOrdersOfUser } from './clear-orders.ts';
export { orderRoutes } from './orders.routes.ts';
export { createOrderService } from './orders.service.ts';
export { getUserDaysLeft, getUserPieces } from './packages-of-user.ts';
