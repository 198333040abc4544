export { EndpointForm, FormNotes, FormSaveBar } from './endpoint-form.tsx';
export { failureMessage, unexpectedMessage, wrappedMessage } from './failure-message.ts';
export { passGuard, useLeaveGuard } from './leave-guard.ts';
export { type FieldBinding, type FormState, useEndpointForm } from './use-endpoint-form.ts';
