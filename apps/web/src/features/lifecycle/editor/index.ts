export { toCreated } from './created.ts';
export { EditorState } from './editor-state.tsx';
