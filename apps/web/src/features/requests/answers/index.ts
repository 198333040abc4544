export { HostAnswers } from './host-answers.tsx';
export { HostMessage } from './host-message.tsx';
