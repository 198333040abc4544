export { EndpointForm, FormSaveBar } from './endpoint-form.tsx';
export { failureMessage, unexpectedMessage } from './failure-message.ts';
export { useLeaveGuard } from './leave-guard.ts';
export { offerLogin } from './signed-out.ts';
export { useEndpointForm } from './use-endpoint-form.ts';
