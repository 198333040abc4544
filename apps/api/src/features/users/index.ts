export { createUserDeletion } from './user-deletion.service.ts';
export { userRoutes } from './users.routes.ts';
export { createUserService } from './users.service.ts';
