export { ContactForm } from './contact-slot.tsx';
export { enterForm } from './enter-form.ts';
