export { lifecycleRoutes } from './lifecycle.routes.ts';
export { createLifecycleService } from './lifecycle.service.ts';
export { createKindRefresh } from './refresh-kind.ts';
