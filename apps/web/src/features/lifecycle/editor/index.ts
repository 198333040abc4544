export { EditorState } from './editor-state.tsx';
