export { toCreated, useEditorState } from './editor-state.tsx';
