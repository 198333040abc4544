export { DeleteAccountBox } from './delete-account-box.tsx';
