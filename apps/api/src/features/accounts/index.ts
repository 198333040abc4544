export { type SessionService, type SignIn, sessionService } from './sessions.service.ts';
