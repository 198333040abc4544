export { type Draft, openDraft } from './draft-store.ts';
export { failureMessage, unexpectedMessage } from './failure-message.ts';
export type { FieldAccess, FieldBinding, FieldErrors, Form, FormState } from './form.ts';
export { toAnswer, toNumber } from './form-values.ts';
export { type GuardedForm, offerLogin, useLeaveGuard } from './leave-guard.ts';
export { useDraft } from './use-draft.ts';
export { type UncheckedBody, useEndpointForm } from './use-endpoint-form.ts';
