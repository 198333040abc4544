export type { ContactFormProps } from './contact-form.tsx';
export { ContactForm } from './contact-slot.tsx';
export { enterForm } from './enter-form.ts';
