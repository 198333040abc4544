export { SignedInNotice } from './signed-in-notice.tsx';
