export { describeStay } from './describe-stay.ts';
export { recordAskedStay } from './record-stay.ts';
export { deleteOldStays, leaveStays } from './stay-retention.ts';
export { stayRoutes } from './stays.routes.ts';
export { createStayService, moveStaysOn } from './stays.service.ts';
