export { type Draft, openDraft, useDraft } from './draft-store.ts';
export { failureMessage, unexpectedMessage } from './failure-message.ts';
export type { FieldAccess, FieldBinding, FieldErrors, Form, FormState } from './form.ts';
export { toAnswer, toNumber } from './form.ts';
export { type GuardedForm, offerLogin, useLeaveGuard } from './leave-guard.ts';
export { type UncheckedBody, useEndpointForm } from './use-endpoint-form.ts';
