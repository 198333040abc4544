export { type Lifecycle, operationRoutes } from './operations.routes.ts';
