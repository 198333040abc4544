import { useLocation } from 'react-router-dom';

type Created = { created: string };

/** The state of the navigation to the editor of a listing that was just created; `message` is the server's. */
export const toCreated = (message: string): Created => ({ created: message });

const isCreated = (state: unknown): state is Created =>
  typeof state === 'object' && state !== null && 'created' in state && typeof state.created === 'string';

/** What the server said of a listing that was just created; '' in any other visit of its editor. */
export function useCreated(): string {
  const { state } = useLocation();
  return isCreated(state) ? state.created : '';
}
