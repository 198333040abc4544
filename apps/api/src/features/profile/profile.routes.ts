import { getProfile, updateProfile } from '@piacter/contracts/profile';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { ProfileService } from './profile.service.ts';

export const profileRoutes = (profiles: ProfileService): Implementation[] => [
  implement(getProfile, ({ session }) => profiles.get(session.userID)),
  implement(updateProfile, ({ session, body }) => profiles.update(session.userID, body)),
];
