export { toCreated } from './created.ts';
export { useEditorState } from './editor-state.tsx';
