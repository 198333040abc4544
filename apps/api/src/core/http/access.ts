import type { Access } from '@piacter/contracts/core';
import { ApiError } from './api-error.ts';
import { notSignedInMessage } from './messages.ts';
import type { Authentication } from './session.ts';

/** Throws unless access is granted; denies by default. `hasToken`: whether the caller has signed in some time. */
export function assertAccess(access: Access, authentication: Authentication | null, hasToken: boolean): void {
  if (access === 'public' || access === 'public-or-session' || access === 'refresh-cookie') return;
  if (!authentication) throw new ApiError('signed_out', hasToken ? {} : { message: notSignedInMessage });
  if (access === 'signed-in') return;
  if (Array.isArray(access) && access.includes(authentication.session.role)) return;
  throw new ApiError('forbidden');
}

/** Whether the session has to be read: public endpoints skip its cost. */
export const needsSession = (access: Access): boolean => access !== 'public' && access !== 'refresh-cookie';
