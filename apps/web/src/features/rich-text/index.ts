export { RichTextField } from './rich-text-field.tsx';
export type { RichTextUploads } from './upload-form.tsx';
