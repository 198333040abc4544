export { contactRoutes } from './contact.routes.ts';
export { contactService } from './contact.service.ts';
