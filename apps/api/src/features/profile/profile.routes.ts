import { getProfile, replaceProfile } from '@piacter/contracts/profile';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ProfileService } from './profile.service.ts';

export const profileRoutes = (profiles: ProfileService): Implementation[] => [
  implement(getProfile, ({ session }) => profiles.get(session.userID)),
  implement(replaceProfile, ({ session, body }) => profiles.replace(session.userID, body)),
];
