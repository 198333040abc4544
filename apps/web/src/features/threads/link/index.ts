export { OpenThreadButton } from './open-thread-button.tsx';
export { WriteToRequester } from './write-to-requester.tsx';
